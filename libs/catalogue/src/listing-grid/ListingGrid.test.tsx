import { aListingItem, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ListingGrid } from './ListingGrid';

const items = Array.from({ length: 6 }, (_, index) => aListingItem({ id: `item-${index}`, title: `Topf ${index}` }));
const list = { id: 'pans', name: 'Pfannen' };

it('loads the pictures of the first four tiles at once and the rest lazily', () => {
  renderWithShop(<ListingGrid items={items} columns={3} list={list} />);
  const loading = screen.getAllByRole('img', { name: /Gusseisen/ }).map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

it('puts teasers before their rows, and after the last one', () => {
  const insert = (id: string, row: number) => ({ id, row, layout: 'left' as const, content: <p>{id}</p> });
  renderWithShop(
    <ListingGrid items={items} columns={3} inserts={[insert('zwei', 2), insert('neun', 9)]} list={list} />,
  );
  const texts = screen.getAllByRole('listitem').map((item) => /Topf \d|zwei|neun/.exec(item.textContent)?.[0]);
  expect(texts).toEqual(['Topf 0', 'Topf 1', 'Topf 2', 'zwei', 'Topf 3', 'Topf 4', 'Topf 5', 'neun']);
});
