import { aRating } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CommunitySummary } from './CommunitySummary';

const item = { communitySettings: 'full', rating: aRating({ score: 4.5, count: 1 }), questionCount: 2 } as const;
const reviews = { name: '4.5 von 5 Sternen 1 Bewertung' };
const questions = { name: '2 Fragen' };

it('links to reviews and questions', () => {
  renderWithShop(<CommunitySummary item={item} />);
  expect(screen.getByRole('link', reviews)).toHaveAttribute('href', '#reviews');
  expect(screen.getByRole('link', questions)).toHaveAttribute('href', '#questions');
});

it('renders nothing before the first review and question', () => {
  const untold = { ...item, rating: aRating({ score: 0, count: 0 }), questionCount: 0 };
  const { container } = renderWithShop(<CommunitySummary item={untold} />);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['full', 1, 1],
  ['hideQuestions', 1, 0],
  ['hideReviews', 0, 1],
  ['none', 0, 0],
] as const)('with the setting %s links to %i lists of reviews and %i of questions', (communitySettings, r, q) => {
  renderWithShop(<CommunitySummary item={{ ...item, communitySettings }} />);
  expect(screen.queryAllByRole('link', reviews)).toHaveLength(r);
  expect(screen.queryAllByRole('link', questions)).toHaveLength(q);
});
