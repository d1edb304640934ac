import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import type { Database } from '../../db/database.ts';
import type { SearchHits, SearchQuery } from '../SearchEngine.ts';
import { cachedHits } from './cachedHits.ts';
import { didYouMean } from './didYouMean.ts';
import { findByTerm } from './findByTerm.ts';
import { ENOUGH_HITS } from './findHits.ts';
import { foundNumbers } from './foundNumbers.ts';
import { readTextNumbers } from './readTextNumbers.ts';
import { MAX_TERM_LENGTH } from './searchTerms.ts';

/**
 * All items found by a term. Two queries, none for a cached term; one more if it finds too little, and for the first
 * search after a content change.
 */
export async function findItems(
  db: Database,
  index: ListingIndex,
  { site, locale, term }: SearchQuery,
): Promise<SearchHits> {
  const hits = await cachedHits(index, `${locale} ${term.slice(0, MAX_TERM_LENGTH)}`, async () => {
    const textNumbers = await readTextNumbers(db, site, index);
    const found = await findByTerm(db, site, locale, term);
    return { words: found.words, numbers: foundNumbers(index, textNumbers, found) };
  });
  const isEnough = hits.numbers.length >= ENOUGH_HITS;
  return { items: hits.numbers, didYouMean: isEnough ? '' : await didYouMean(db, site, locale, hits.words) };
}
