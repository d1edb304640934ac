import type { CatalogueError, Listing } from '@shop/contracts';
import type { Database } from '../db/database.ts';
import type { ListingIndex } from './listing-index/ListingIndex.ts';
import { type ListingQuery, pickFromIndex } from './listing-index/pickFromIndex.ts';
import { findTiles } from './tiles.ts';

type Outcome = { listing: Listing; error: null } | { listing: null; error: CatalogueError };

/** A page of a list with its facets and sorts; `base` contains the numbers of the list's items in order. One query. */
export async function findListing(
  db: Database,
  site: string,
  index: ListingIndex,
  base: Uint32Array,
  query: ListingQuery,
): Promise<Outcome> {
  const { picked, error } = pickFromIndex(index, base, query);
  if (!picked) return { listing: null, error };
  const { page, pageSize, sort, locale } = query;
  const listing = {
    items: await findTiles(db, site, locale, picked.ids),
    count: picked.count,
    pagination: { page, pageSize },
    filters: picked.filters,
    sorts: picked.sorts.map((id) => ({ id, selected: id === sort })),
    ...(picked.matches && { matches: picked.matches }),
  };
  return { listing, error: null };
}
