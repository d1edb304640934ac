import type { Sort } from '@shop/contracts';
import type { Texts } from '../../db/schema/index.ts';
import type { Bitmap } from './Bitmap.ts';
import { forItemsOf, type TextNumbers } from './TextNumbers.ts';

/** An order that is the same in every list. */
export type GlobalSort = Exclude<Sort, 'relevance'>;

export interface IndexedFacet {
  id: string;
  title: Texts;
  /** In the order they are shown. */
  values: readonly { id: string; title: Texts; items: Bitmap }[];
}

/**
 * What lists, facets and orders need of the items of a site, each of which has a number: its place in `ids`. A list holds
 * numbers in its own order.
 */
export interface ListingIndex {
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  textNumbers: TextNumbers;
  lists: ReadonlyMap<string, Uint32Array>;
  facets: readonly IndexedFacet[];
  /** Products, recipes, series …: the facet of a search over all of them. */
  types: IndexedFacet;
  /** Items that cost something. */
  priced: Bitmap;
  /** All numbers in the order of a sort; ties by id. */
  orders: Readonly<Record<GlobalSort, Uint32Array>>;
}

/** Numbers of items in the order of their ids, each once. Those the shop does not have are left out. */
export function numbersOf({ numbers }: ListingIndex, ids: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(ids.map((id) => numbers.get(id)).filter((number) => number !== undefined)));
}

/** What a term finds, in the terms of the database. */
export interface Found {
  /** Ids of the best items, best first. */
  best: readonly string[];
  /** Numbers of documents, in no order. */
  texts: Uint32Array;
  /** Ids of lists whose items are all found. */
  lists: readonly string[];
  /** Facets and their values whose items are all found. */
  values: readonly (readonly [facetId: string, valueId: string])[];
}

/** Numbers of the best items in their order, then of those of the lists in theirs, then of the others by id; each once. */
export function foundNumbers(index: ListingIndex, { best, texts, lists, values }: Found): Uint32Array {
  const found = new Uint32Array(index.ids.length);
  const isFound = new Uint8Array(index.ids.length);
  let count = 0;
  const add = (item: number) => {
    if (!isFound[item]) found[count++] = item;
    isFound[item] = 1;
  };
  numbersOf(index, best).forEach(add);
  for (const id of lists) index.lists.get(id)?.forEach(add);
  const others = new Uint8Array(index.ids.length);
  const addLater = (item: number) => (others[item] = 1);
  forItemsOf(index.textNumbers, texts, addLater);
  for (const [facetId, valueId] of values) {
    const value = index.facets.find(({ id }) => id === facetId)?.values.find(({ id }) => id === valueId);
    value?.items.forEach(addLater);
  }
  for (let item = others.indexOf(1); item >= 0; item = others.indexOf(1, item + 1)) add(item);
  return found.slice(0, count);
}
