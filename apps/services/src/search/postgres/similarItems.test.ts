import { Bitmap } from '../../catalogue/listing-index/Bitmap.ts';
import type { IndexedFacet, ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import { similarItems } from './similarItems.ts';

const ids = ['self', 'stranger', 'same-list', 'same-value', 'both', 'recipe'];
const of = (...members: string[]) => members.map((id) => ids.indexOf(id));
const value = (id: string, ...members: string[]): IndexedFacet['values'][number] => ({
  id,
  title: {},
  items: Bitmap.of(ids.length, of(...members)),
});
const index: ListingIndex = {
  ids,
  numbers: new Map(ids.map((id, number) => [id, number])),
  lists: new Map([
    ['shared', Uint32Array.from(of('both', 'same-list', 'self', 'recipe'))],
    ['other', Uint32Array.from(of('stranger'))],
  ]),
  facets: [
    {
      id: 'colour',
      title: {},
      values: [value('red', 'self', 'same-value', 'both', 'recipe'), value('blue', 'stranger')],
    },
  ],
  types: {
    id: 'productType',
    title: {},
    values: [value('product', 'self', 'stranger', 'same-list', 'same-value', 'both'), value('recipe', 'recipe')],
  },
  prices: [],
  currency: '',
  priced: Bitmap.of(ids.length, []),
  orders: {
    priceAscending: new Uint32Array(),
    priceDescending: new Uint32Array(),
    newest: new Uint32Array(),
    rating: new Uint32Array(),
  },
};

it('ranks shared values above shared lists, and omits items without either and of another type', () => {
  expect(similarItems(index, 'self', 12)).toEqual(['both', 'same-value', 'same-list']);
});

it('stops at the limit, and finds nothing for an unknown item', () => {
  expect(similarItems(index, 'self', 2)).toEqual(['both', 'same-value']);
  expect(similarItems(index, 'nobody', 12)).toEqual([]);
});
