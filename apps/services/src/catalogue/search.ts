import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { searchCounterOf } from '../search/searchCounterOf.ts';
import { searchEngine } from '../search/index.ts';
import { findListing } from './findListing.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';

type Request = ArgsOf<typeof catalogueBackend, 'Search'>[0];

/**
 * Products, series and recipes found by a term, as a list, narrowed by the given filters or else by those that the
 * term means. Four queries, two less for a cached term; two more for each reading of the term that finds nothing.
 */
export async function search(
  { db, site }: Call,
  { term, locale, page, pageSize, sort, filters, groupSize }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'Search'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const index = await openListingIndex(db, site);
  const { items, filters: meant, didYouMean } = await searchEngine.find(db, index, { site, locale, term });
  const query = {
    locale,
    page,
    pageSize,
    sort: sort ?? 'relevance',
    filters: filters ?? meant,
    withTypes: true,
    groupSize: page === 0 ? groupSize : null,
  };
  const { listing, error } = await findListing(db, site, index, items, query);
  if (!listing) return { ret: null, error };
  // Further pages, orders and filters are not another search.
  if (page === 0 && !sort && !filters) searchCounterOf(db).countSearch({ site, locale, term }, listing.count);
  return { ret: { ...listing, didYouMean }, error: null };
}
