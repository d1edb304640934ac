import type { Locale } from '@shop/contracts/constants';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { findHits, type Wanted } from './findHits.ts';
import { findLiterally } from './findLiterally.ts';
import type { Found } from './foundNumbers.ts';
import { readTerm } from './readTerm.ts';

export interface Hits extends Found {
  /** Words of the term; none of punctuation alone. */
  words: string[];
}

/**
 * What a term finds: words and synonyms in the index, parts of title words, and similar titles if that is too little. A
 * term in which no word says anything is taken literally. Two queries, none without a word.
 */
export async function findByTerm(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
  wanted: Wanted = 'all',
): Promise<Hits> {
  const { words, needs } = await readTerm(db, site, locale, term);
  if (needs.length > 0) return { words, ...(await findHits(db, site, locale, { words, needs }, wanted)) };
  // One filler alone is like nothing.
  if (words.length < 2) return { words, best: [], texts: new Uint32Array(), lists: [], values: [] };
  return { words, ...(await findLiterally(db, site, locale, words)) };
}
