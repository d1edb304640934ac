import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { didYouMean } from './didYouMean.ts';
import { ENOUGH_HITS, findByTerm } from './findByTerm.ts';
import { findListing } from './findListing.ts';
import { numbersOf } from './listing-index/ListingIndex.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';

type Request = ArgsOf<typeof catalogueBackend, 'Search'>[0];

/** Products, series and recipes that a term finds, as a list. Four queries, five where it finds too little. */
export async function search(
  { db, site }: Call,
  { term, locale, page, pageSize, sort, filters }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'Search'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const hits = await findByTerm(db, site, locale, term);
  const index = await openListingIndex(db, site);
  const base = numbersOf(index, hits.ids);
  const query = { locale, page, pageSize, sort: sort ?? 'relevance', filters: filters ?? {}, withTypes: true };
  const { listing, error } = await findListing(db, site, index, base, query);
  if (!listing) return { ret: null, error };
  const better = base.length < ENOUGH_HITS ? await didYouMean(db, site, locale, hits.words) : '';
  return { ret: { ...listing, didYouMean: better }, error: null };
}
