import { aListingItem, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ListingGrid } from './ListingGrid';

it('loads the pictures of the first four tiles at once and the rest lazily', () => {
  const items = Array.from({ length: 6 }, (_, index) => aListingItem({ id: `item-${index}`, title: `Topf ${index}` }));
  renderWithShop(<ListingGrid items={items} columns={3} />);
  const loading = screen.getAllByRole('img', { name: /Gusseisen/ }).map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});
