import { Bitmap } from '../../catalogue/listing-index/Bitmap.ts';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import { type Found, foundNumbers } from './foundNumbers.ts';
import type { TextNumbers } from './TextNumbers.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const none = { id: '', title: {}, values: [] };
const index: ListingIndex = {
  ids,
  numbers: new Map(ids.map((id, number) => [id, number])),
  lists: new Map([['list', Uint32Array.of(3, 1)]]),
  facets: [{ id: 'colour', title: {}, values: [{ id: 'red', title: {}, items: Bitmap.of(ids.length, [4, 1]) }] }],
  types: none,
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
const textNumbers: TextNumbers = {
  texts: Uint32Array.of(10, 11, 12, 13, 14),
  items: Uint32Array.of(4, 3, 2, 1, 0),
};
const nothing: Found = { best: [], texts: new Uint32Array(), lists: [], values: [] };

function found(part: Partial<Found>): string {
  return [...foundNumbers(index, textNumbers, { ...nothing, ...part })].map((number) => ids[number]).join('');
}

describe('foundNumbers', () => {
  it.each<[string, Partial<Found>, string]>([
    ['nothing for nothing', {}, ''],
    ['the best in their order', { best: ['c', 'a'] }, 'ca'],
    ['texts by the ids of their items', { texts: Uint32Array.of(10, 14, 12) }, 'ace'],
    ['the items of a list in its order', { lists: ['list'] }, 'db'],
    ['the items of a facet value by id', { values: [['colour', 'red']] }, 'be'],
    [
      'each once, where it stands best',
      { best: ['e', 'b'], lists: ['list'], values: [['colour', 'red']], texts: Uint32Array.of(14, 13, 10) },
      'ebda',
    ],
    [
      'nothing of what the index does not know',
      {
        best: ['x'],
        lists: ['x'],
        values: [
          ['colour', 'x'],
          ['x', 'red'],
        ],
        texts: Uint32Array.of(99),
      },
      '',
    ],
  ])('gives %s', (_, part, expected) => {
    expect(found(part)).toBe(expected);
  });
});
