import { Bitmap } from '../../catalogue/listing-index/Bitmap.ts';
import { chosenItems } from '../../catalogue/listing-index/chosenItems.ts';
import { facetsOf } from '../../catalogue/listing-index/facetsOf.ts';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import type { Database } from '../../db/database.ts';
import { openLexicon } from '../phrase/openLexicon.ts';
import { readingsOf } from '../phrase/readingsOf.ts';
import { type PhraseFilters, readPhrase } from '../phrase/readPhrase.ts';
import type { SearchHits, SearchQuery } from '../SearchEngine.ts';
import { cachedHits, type FoundItems } from './cachedHits.ts';
import { findByTerm } from './findByTerm.ts';
import type { Wanted } from './findHits.ts';
import { foundNumbers } from './foundNumbers.ts';
import { readTextNumbers } from './readTextNumbers.ts';
import { MAX_TERM_LENGTH } from './searchTerms.ts';

/**
 * All items found by a term. Two queries, none for a cached term; up to two more for each further reading of a phrase
 * until one finds something, and one for the first search after a content change.
 */
export async function findItems(
  db: Database,
  index: ListingIndex,
  { site, locale, term }: SearchQuery,
): Promise<SearchHits> {
  const { numbers, withOthers, ...found } = await cachedHits(index, `${locale} ${term.slice(0, MAX_TERM_LENGTH)}`, () =>
    findUnderstood(db, index, { site, locale, term }),
  );
  return { items: withOthers ? followedByOthers(index, numbers) : numbers, ...found };
}

/** The items of the first reading that finds any. */
async function findUnderstood(
  db: Database,
  index: ListingIndex,
  { site, locale, term }: SearchQuery,
): Promise<FoundItems> {
  const textNumbers = await readTextNumbers(db, site, index);
  const known = new Map<string, Promise<Pick<FoundItems, 'numbers' | 'didYouMean'>>>();
  const hitsOf = (words: readonly string[], wanted: Wanted) => {
    const key = JSON.stringify([words, wanted]);
    const find = async () => {
      const found = await findByTerm(db, site, locale, words.join(' '), wanted);
      return { numbers: foundNumbers(index, textNumbers, found), didYouMean: found.corrected };
    };
    return known.get(key) ?? known.set(key, find()).get(key)!;
  };
  const phrase = readPhrase(await openLexicon(db, site, locale, index), term);
  for (const { words, needs, filters, withSimilar } of readingsOf(phrase)) {
    const withOthers = needs === 'order';
    const hits = await hitsOf(words, { hits: withOthers ? 'best' : 'all', isAny: needs !== 'all', withSimilar });
    if (hasFitting(index, withOthers ? null : hits.numbers, filters)) return { ...hits, withOthers, filters };
  }
  return { numbers: new Uint32Array(), withOthers: false, filters: {}, didYouMean: '' };
}

/** All items of a site, some of them first. The best rated of the others come next. */
function followedByOthers({ ids, orders }: ListingIndex, first: Uint32Array): Uint32Array {
  const isFirst = Bitmap.of(ids.length, first);
  const all = new Uint32Array(ids.length);
  all.set(first);
  let count = first.length;
  for (const item of orders.rating) if (!isFirst.has(item)) all[count++] = item;
  return all;
}

/** Whether any of the items, or of the whole site for null, fits the filters. */
function hasFitting(index: ListingIndex, numbers: Uint32Array | null, filters: PhraseFilters): boolean {
  const chosen = chosenItems(facetsOf(index, filters, { withTypes: true }), filters, index.ids.length);
  if (!chosen) return false;
  const [first, ...others] = chosen.values();
  if (!first) return (numbers ?? index.ids).length > 0;
  const fitting = others.reduce((items, other) => items.and(other), first);
  return numbers ? numbers.some((number) => fitting.has(number)) : fitting.count() > 0;
}
