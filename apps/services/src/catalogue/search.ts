import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { didYouMean } from './didYouMean.ts';
import { findByTerm } from './findByTerm.ts';
import { ENOUGH_HITS } from './findHits.ts';
import { findListing } from './findListing.ts';
import { keptHits } from './listing-index/keptHits.ts';
import { foundNumbers } from './listing-index/ListingIndex.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';
import { MAX_TERM_LENGTH } from './searchTerms.ts';

type Request = ArgsOf<typeof catalogueBackend, 'Search'>[0];

/**
 * Products, series and recipes that a term finds, as a list. Four queries, five where it finds too little; two less for a
 * term that was asked for before.
 */
export async function search(
  { db, site }: Call,
  { term, locale, page, pageSize, sort, filters }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'Search'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const index = await openListingIndex(db, site);
  const hits = await keptHits(index, `${locale} ${term.slice(0, MAX_TERM_LENGTH)}`, async () => {
    const found = await findByTerm(db, site, locale, term);
    return { words: found.words, numbers: foundNumbers(index, found) };
  });
  const base = hits.numbers;
  const query = { locale, page, pageSize, sort: sort ?? 'relevance', filters: filters ?? {}, withTypes: true };
  const { listing, error } = await findListing(db, site, index, base, query);
  if (!listing) return { ret: null, error };
  const better = base.length < ENOUGH_HITS ? await didYouMean(db, site, locale, hits.words) : '';
  return { ret: { ...listing, didYouMean: better }, error: null };
}
