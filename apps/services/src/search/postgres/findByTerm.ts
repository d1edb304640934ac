import type { Locale } from '@shop/contracts/constants';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { findHits, type Wanted } from './findHits.ts';
import { findLiterally } from './findLiterally.ts';
import type { Found } from './foundNumbers.ts';
import { readTerm } from './readTerm.ts';

export interface Hits extends Found {
  /** Words of the term; none for punctuation only. */
  words: string[];
  /** The words with those that are found nowhere in a known spelling; empty if all are found. */
  corrected: string;
}

const nothing: Found = { best: [], texts: new Uint32Array(), lists: [], values: [] };

/**
 * Hits of a term: words and synonyms by index, parts of title words, and similar titles if those are too few. A term of
 * stop words only is searched literally. Two queries, none without a word.
 */
export async function findByTerm(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
  wanted: Wanted,
): Promise<Hits> {
  const { words, needs } = await readTerm(db, site, locale, term);
  const known = { words, corrected: '' };
  if (needs.length > 0) {
    const spelled = new Map(needs.map(({ word, spelling }) => [word, spelling || word]));
    const corrected = words.map((word) => spelled.get(word) ?? word).join(' ');
    const isCorrected = needs.some(({ spelling }) => spelling !== '');
    const found = await findHits(db, site, locale, { words, needs }, wanted);
    return { words, corrected: isCorrected ? corrected : '', ...found };
  }
  // Titles similar to a single stop word are irrelevant.
  if (words.length < 2) return { ...known, ...nothing };
  return { ...known, ...(await findLiterally(db, site, locale, words)) };
}
