import { aRating, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { RatingSummary } from './RatingSummary';

it('leads to the reviews, and is not there before the first one', () => {
  const { container, rerender } = renderWithShop(<RatingSummary rating={aRating({ score: 4.5, count: 1 })} />);
  expect(screen.getByRole('link', { name: '4,5 von 5 Sternen 1 Bewertung' })).toHaveAttribute('href', '#reviews');
  rerender(<RatingSummary rating={aRating({ score: 0, count: 0 })} />);
  expect(container).toBeEmptyDOMElement();
});
