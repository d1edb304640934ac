import { type ShopEvent } from '@shop/analytics';
import { receiveEvents } from '@shop/analytics/delivery';
import { aBadge, aListingItem, aPrice } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ListingGrid } from '../listing-grid/ListingGrid';
import { TileSlider } from '../tile-slider/TileSlider';
import { ProductTile } from './ProductTile';

let events: ShopEvent[];
beforeEach(() => {
  events = [];
  receiveEvents(({ event }) => events.push(event));
});

const pan = aListingItem({ id: 'pan', title: 'Pfanne' });
const pot = aListingItem({ id: 'pot', title: 'Topf' });

describe('choosing a tile', () => {
  it('tracks the item, its list and its position', async () => {
    const list = { id: 'kitchen', name: 'Küche' };
    const { user } = renderWithShop(<ListingGrid items={[pan, pot]} list={list} />);
    await user.click(screen.getByRole('link', { name: 'Topf' }));
    expect(events).toMatchObject([{ name: 'select_item', list, items: [{ id: 'pot', index: 1 }] }]);
  });

  it('tracks the list of a slider', async () => {
    const { user } = renderWithShop(<TileSlider items={[pan]} label="Passt dazu" listId="related" />);
    await user.click(screen.getByRole('link', { name: 'Pfanne' }));
    expect(events).toMatchObject([{ name: 'select_item', list: { id: 'related', name: 'Passt dazu' } }]);
  });

  it('tracks nothing for items without a price, nor for a click that does not navigate', async () => {
    const free = aListingItem({ title: 'Rezept', price: aPrice({ amount: { cents: 0 } }) });
    const { user } = renderWithShop(
      <>
        <ProductTile item={free} />
        <ProductTile item={{ ...pan, badges: [aBadge({ label: 'Neu' })] }} />
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Rezept' }));
    await user.click(screen.getByText('Neu'));
    expect(events).toEqual([]);
  });
});
