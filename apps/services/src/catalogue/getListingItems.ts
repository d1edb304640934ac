import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { findListing } from './findListing.ts';
import { numbersOf } from './listing-index/ListingIndex.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';

type Request = ArgsOf<typeof catalogueBackend, 'GetListingItems'>[0];

/** A page of a list, with its facets and sorts. A page beyond the last is empty. Two queries. */
export async function getListingItems(
  { db, site }: Call,
  { listId, itemIds, locale, page, pageSize, sort, filters, counted, withMatches }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'GetListingItems'>> {
  const index = await openListingIndex(db, site);
  const base = itemIds ? numbersOf(index, itemIds) : index.lists.get(listId);
  if (!base) return { ret: null, error: 'NOT_FOUND' };
  const query = {
    locale,
    page,
    pageSize,
    sort: sort ?? 'relevance',
    filters: filters ?? {},
    counted: counted ?? {},
    withMatches: withMatches ?? false,
  };
  const { listing, error } = await findListing(db, site, index, base, query);
  return { ret: listing, error };
}
