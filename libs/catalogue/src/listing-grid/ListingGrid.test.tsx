import { aListingItem } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ListingGrid, type ListingInsert } from './ListingGrid';

const items = Array.from({ length: 6 }, (_, index) => aListingItem({ id: `item-${index}`, title: `Topf ${index}` }));
const texts = () =>
  screen.getAllByRole('listitem').map((item) => /Topf \d|zwei|vier|neun|Mitte/.exec(item.textContent)?.[0]);
const list = { id: 'pans', name: 'Pfannen' };

it('loads the pictures of the first four tiles at once and the rest lazily', () => {
  renderWithShop(<ListingGrid items={items} columns={3} list={list} />);
  const loading = screen.getAllByRole('img', { name: /Gusseisen/ }).map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

describe('with large tiles', () => {
  const large = (inserts: ListingInsert[]) =>
    renderWithShop(<ListingGrid items={items} columns={4} large inserts={inserts} list={list} />);

  it('has two columns, and pictures as wide', () => {
    large([]);
    expect(screen.getByRole('list')).toHaveAttribute('data-large');
    const [picture] = screen.getAllByRole('img', { name: /Gusseisen/ });
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('(min-width: 768px) 46vw, 92vw'));
  });

  it('places teasers in rows of two, whole ones on either side', () => {
    large([
      { id: 'a', row: 2, layout: 'right', content: <p>zwei</p> },
      { id: 'b', row: 4, layout: 'default', content: <p>vier</p> },
      { id: 'c', row: 0, layout: 'default', content: <p>Mitte</p> },
    ]);
    const order = ['Topf 0', 'Topf 1', 'zwei', 'Topf 2', 'Topf 3', 'vier', 'Mitte', 'Topf 4', 'Topf 5'];
    expect(texts()).toEqual(order);
  });
});

it('places teasers before their rows, and after the last one', () => {
  const insert = (id: string, row: number) => ({ id, row, layout: 'left' as const, content: <p>{id}</p> });
  renderWithShop(
    <ListingGrid items={items} columns={3} inserts={[insert('zwei', 2), insert('neun', 9)]} list={list} />,
  );
  expect(texts()).toEqual(['Topf 0', 'Topf 1', 'Topf 2', 'zwei', 'Topf 3', 'Topf 4', 'Topf 5', 'neun']);
});
