import type { Sort } from '@shop/contracts';
import type { Texts } from '../../db/schema/index.ts';
import type { Bitmap } from './Bitmap.ts';

/** A sort order that is the same in every list. */
export type GlobalSort = Exclude<Sort, 'relevance'>;

export interface IndexedValue {
  id: string;
  title: Texts;
  /** Other words for it, by locale, that the search understands. */
  words?: Partial<Record<string, readonly string[]>>;
  items: Bitmap;
}

export interface IndexedFacet {
  id: string;
  title: Texts;
  /** In display order. */
  values: readonly IndexedValue[];
}

/**
 * The data that lists, facets and sorts need of a site's items. Each item has a number: its position in `ids`. A list
 * contains numbers in its own order.
 */
export interface ListingIndex {
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  lists: ReadonlyMap<string, Uint32Array>;
  facets: readonly IndexedFacet[];
  /** Products, recipes, series …: a facet of the search. */
  types: IndexedFacet;
  /** Prices in cents; null for items without one. */
  prices: readonly (number | null)[];
  /** Currency of the prices; empty without any. */
  currency: string;
  /** Items with a price. */
  priced: Bitmap;
  /** All numbers in a sort order; ties by id. */
  orders: Readonly<Record<GlobalSort, Uint32Array>>;
}

/** Numbers of items in the order of their ids, without duplicates. Unknown ids are left out. */
export function numbersOf({ numbers }: ListingIndex, ids: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(ids.map((id) => numbers.get(id)).filter((number) => number !== undefined)));
}
