import { anImage } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { StepList } from './StepList';

const step = { title: '', text: 'Zehn Minuten.', link: null, linkLabel: '', images: [], recommendedProduct: null };

it('loads a step’s pictures near the viewport, and has no heading without a name', () => {
  renderWithShop(<StepList steps={[{ ...step, images: [anImage({ url: '/images/kneten', description: 'Teig' })] }]} />);
  const picture = screen.getByRole('img', { name: 'Teig' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(Number(picture.getAttribute('height')) / Number(picture.getAttribute('width'))).toBe(0.75);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
