import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { findListing } from './findListing.ts';
import { didYouMean, ENOUGH_HITS, prepareSearch } from './searchBase.ts';

type Request = ArgsOf<typeof catalogueBackend, 'Search'>[0];

/** Products, series and recipes that a term finds, as a list. Three queries, four where it finds too little. */
export async function search(
  { db, site }: Call,
  { term, locale, page, pageSize, sort, filters }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'Search'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const prepared = await prepareSearch(db, site, locale, term);
  if (!prepared) return { ret: null, error: 'EMPTY' };
  const query = { site, locale, page, pageSize, sort: sort ?? 'relevance', filters: filters ?? {} };
  const { listing, base, error } = await findListing(db, prepared.base, query);
  if (!listing) return { ret: null, error };
  const better = base < ENOUGH_HITS ? await didYouMean(db, site, locale, prepared.words) : '';
  return { ret: { ...listing, didYouMean: better }, error: null };
}
