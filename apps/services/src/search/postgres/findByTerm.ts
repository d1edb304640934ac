import type { Locale } from '@shop/contracts/constants';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { findHits, type Wanted } from './findHits.ts';
import { findLiterally } from './findLiterally.ts';
import type { Found } from './foundNumbers.ts';
import { readTerm } from './readTerm.ts';

export interface Hits extends Found {
  /** Words of the term; none for punctuation only. */
  words: string[];
}

/**
 * Hits of a term: words and synonyms by index, parts of title words, and similar titles if those are too few. A term of
 * stop words only is searched literally. Two queries, none without a word.
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
  // Titles similar to a single stop word are irrelevant.
  if (words.length < 2) return { words, best: [], texts: new Uint32Array(), lists: [], values: [] };
  return { words, ...(await findLiterally(db, site, locale, words)) };
}
