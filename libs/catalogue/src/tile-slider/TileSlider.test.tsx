import { aListingItem } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { TileSlider } from './TileSlider';

it('is a named region of tiles, and renders nothing without any', () => {
  const { container, rerender } = renderWithShop(
    <TileSlider items={[aListingItem()]} listId="related" label="Passt dazu" />,
  );
  const region = within(screen.getByRole('region', { name: 'Passt dazu' }));
  expect(region.getByRole('link', { name: 'Gusspfanne' })).toBeInTheDocument();
  rerender(<TileSlider items={[]} listId="related" label="Passt dazu" />);
  expect(container).toBeEmptyDOMElement();
});
