import { type Locale, locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { type Reading, readingsOf } from '../phrase/readingsOf.ts';
import { readPhrase } from '../phrase/readPhrase.ts';
import { countFitting } from './countFitting.ts';
import { documentsIn } from './documentsIn.ts';
import { ENOUGH_HITS, isLong, MAX_HITS, similarTitles } from './findHits.ts';
import { fittingItems } from './fittingItems.ts';
import { literalHits } from './literalHits.ts';
import { readLexicon } from './readLexicon.ts';
import { readKnownTerms, type ReadTerm } from './readTerm.ts';
import { termRows } from './termRows.ts';

/** Some of a site's terms. */
export type TermsByLocale = ReadonlyMap<Locale, ReadonlySet<string>>;

/** Terms counted per statement, to stay below the statement timeout. */
const AT_ONCE = 200;
/**
 * Similar titles are expensive to find, and in a large import most words occur once or twice: only for this many of
 * such terms they are counted; for the rest, direct hits only.
 */
const MAX_RARE = 500;

/** A reading of a term, and what the database knows of its words. */
interface ToCount extends ReadTerm {
  reading: Reading;
}

/**
 * Counts the items of each suggested term of a site, or of some terms, by the rules of the search; terms without items
 * are deleted.
 */
export async function countTerms(tx: Transaction, site: string, some?: TermsByLocale): Promise<void> {
  const known = new Map<string, number>();
  for (const locale of locales) {
    const only = some?.get(locale);
    if (!some || only?.size) await countTermsIn(tx, { site, locale, only, known });
  }
  await tx.execute(sql`delete from search_term where site = ${site} and item_count = 0`);
}

interface TermsToCount {
  site: string;
  locale: Locale;
  /** All of them without it. */
  only: ReadonlySet<string> | undefined;
  /** Numbers of items that fit filters, for all languages. */
  known: Map<string, number>;
}

async function countTermsIn(tx: Transaction, { site, locale, only, known }: TermsToCount): Promise<void> {
  const isWanted = only ? sql`term = any(${sql.param([...only])}::text[])` : sql`true`;
  const { rows } = await tx.execute<{ term: string }>(
    sql`select term from search_term where site = ${site} and locale = ${locale} and ${isWanted} order by term`,
  );
  const terms = rows.map(({ term }) => term);
  const lexicon = await readLexicon(tx, site, locale);
  const readings = terms.map((term) => readingsOf(readPhrase(lexicon, term)));
  const counts = terms.map(() => 0);
  // The readings of most terms are one; those that find nothing are read in the next way.
  const most = Math.max(0, ...readings.map(({ length }) => length));
  for (let index = 0; index < most; index++) {
    const left = [...terms.keys()].filter((position) => counts[position] === 0 && readings[position]![index]);
    const found = await countReadings(
      tx,
      site,
      locale,
      left.map((position) => readings[position]![index]!),
      known,
    );
    left.forEach((position, at) => (counts[position] = found[at]!));
  }
  await tx.execute(sql`
    update search_term s set item_count = c.count
    from unnest(${sql.param(terms)}::text[], ${sql.param(counts)}::int[]) c(term, count)
    where s.site = ${site} and s.locale = ${locale} and s.term = c.term`);
}

async function countReadings(
  tx: Transaction,
  site: string,
  locale: Locale,
  readings: readonly Reading[],
  fitting: Map<string, number>,
): Promise<number[]> {
  const phrases = readings.map(({ words }) => words.join(' '));
  const known = await readKnownTerms(tx, site, locale, phrases);
  const read = readings.map((reading, index): ToCount => ({ reading, ...known[index]! }));
  // A single stop word finds much, but is not worth suggesting.
  const counts = read.map(() => 0);
  const count = async (positions: readonly number[], countOf: (part: ToCount[]) => Promise<number[]>) => {
    for (let start = 0; start < positions.length; start += AT_ONCE) {
      const part = positions.slice(start, start + AT_ONCE);
      const found = await countOf(part.map((position) => read[position]!));
      part.forEach((position, index) => (counts[position] = found[index]!));
    }
  };
  const positions = [...read.keys()];
  const those = (is: (term: ToCount) => boolean) => positions.filter((position) => is(read[position]!));
  const isFiltered = ({ reading }: ToCount) => Object.keys(reading.filters).length > 0;
  for (const position of those(({ reading }) => reading.needs === 'order')) {
    counts[position] = await countFitting(tx, site, read[position]!.reading.filters, fitting);
  }
  const telling = those(({ reading, needs }) => reading.needs === 'all' && needs.length > 0);
  await count(
    telling.filter((position) => !isFiltered(read[position]!)),
    (part) => countHits(tx, site, locale, part),
  );
  // There are few terms with filters and other words: titles of lists.
  for (const position of telling.filter((one) => isFiltered(read[one]!))) {
    const term = read[position]!;
    const isFitting = fittingItems(site, sql`d.item_id`, term.reading.filters);
    counts[position] = (await countHits(tx, site, locale, [term], { fitting: isFitting }))[0]!;
  }
  const isRare = (position: number) =>
    counts[position]! > 0 &&
    counts[position]! < ENOUGH_HITS &&
    isLong(read[position]!.words) &&
    read[position]!.reading.withSimilar;
  await count(telling.filter(isRare).slice(0, MAX_RARE), (part) =>
    countHits(tx, site, locale, part, { withSimilar: true }),
  );
  await count(
    those(({ reading, needs, words }) => reading.needs === 'all' && needs.length === 0 && words.length > 1),
    (part) => countLiterally(tx, site, locale, part),
  );
  return counts;
}

/** Number of texts with all words of each term that fit a condition; similar titles on request. One query. */
async function countHits(
  tx: Transaction,
  site: string,
  locale: Locale,
  terms: readonly ToCount[],
  { withSimilar = false, fitting = sql`true` } = {},
): Promise<number[]> {
  const direct = sql`
    select d.item_id from search_document d
    where ${documentsIn(site, locale)} and d.words @@ w.query and ${fitting}
    limit ${MAX_HITS}`;
  const similar = sql`union select s.item_id from ${similarTitles(site, locale, sql`w.words`)} s`;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (select count(*)::int from ((${direct}) ${withSimilar ? similar : sql``}) h) as count
    from ${termRows(locale, terms, 'all')}
    order by e.n`);
  return rows.map((row) => row.count);
}

/** There are few terms of stop words only: titles of lists. */
async function countLiterally(
  tx: Transaction,
  site: string,
  locale: Locale,
  terms: readonly ReadTerm[],
): Promise<number[]> {
  const counts: number[] = [];
  for (const { words } of terms) {
    const { isTitled, isList, isValue } = literalHits(locale, words);
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select d.item_id from search_document d where ${documentsIn(site, locale)} and ${isTitled}
        union
        select e.item_id from category c join item_category e on e.site = c.site and e.category_id = c.id
        where c.site = ${site} and ${isList}
        union
        select a.item_id from attribute_value v
        join item_attribute a on a.site = v.site and a.attribute_id = v.attribute_id and a.value_id = v.id
        where v.site = ${site} and ${isValue}
        limit ${MAX_HITS}
      ) h`);
    counts.push(rows[0]?.count ?? 0);
  }
  return counts;
}
