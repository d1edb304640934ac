import type { Sort } from '@shop/contracts';
import type { Texts } from '../../db/schema/index.ts';
import type { Bitmap } from './Bitmap.ts';

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
