import { type ShopEvent } from '@shop/analytics';
import { receiveEvents } from '@shop/analytics/delivery';
import { aListingItem, aPrice, aProduct, aSearchResult, aSiteContent } from '@shop/builders';
import { screen } from '@testing-library/react';
import { pageKind as product } from './product';
import { pageKind as search } from './search';
import { renderPage } from './test/renderPage';

let events: ShopEvent[];
beforeEach(() => {
  events = [];
  receiveEvents(({ event }) => events.push(event));
});

describe('analytics of pages', () => {
  it('tracks the product once, with the price of the chosen variant', async () => {
    const values = ['P-24', 'P-28'].map((targetSKU) => ({
      label: targetSKU,
      swatchColor: '',
      swatchImage: null,
      targetSKU,
      url: `/pfanne?variant=${targetSKU}`,
    }));
    const pan = aProduct({ sku: 'P-24', configurationOptions: [{ id: 'size', label: 'Grösse', values }] });
    const variant = { ...pan, sku: 'P-28', price: aPrice({ amount: { cents: 7990 } }) };
    renderPage(product, aSiteContent({ uri: '/pfanne' }), {
      search: '?variant=P-28',
      services: {
        'detail/GetProductShoppingPage': { ret: variant },
        'detail/GetProduct': { ret: pan },
      },
    });
    await screen.findAllByText(/79\.90/);
    expect(events).toMatchObject([
      { name: 'view_item', items: [{ sku: 'P-28', title: pan.title, price: { amount: { cents: 7990 } } }] },
    ]);
  });

  it('tracks the search with its number of hits', async () => {
    const result = aSearchResult({ items: [aListingItem({ title: 'Gusspfanne' })], count: 1 });
    renderPage(search, aSiteContent({ uri: '/suche' }), {
      search: '?q=pfanne',
      services: { 'backend/Search': { ret: result } },
    });
    await screen.findByText('Gusspfanne');
    expect(events).toEqual([{ name: 'search', term: 'pfanne', count: 1 }]);
  });

  it('tracks no search without a term', () => {
    renderPage(search, aSiteContent({ uri: '/suche' }));
    expect(events).toEqual([]);
  });
});
