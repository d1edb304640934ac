import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Need } from './readTerm.ts';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** A part of a title's word ranks above a word in the summary (about 0.25) and below one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Both words of a compound, in any position, rank slightly below the compound as a part of a title's word. */
const HALVES_RANK = sql.raw('0.35');
/** Items matching only the head of a compound, not its modifier, rank below everything but similar titles. */
const KIND_RANK = sql.raw('0.02');

const inTitle = (word: string) => sql`d.title like shop_unaccent(${`%${word}%`})`;

/** The word, or a two-word synonym, as searched for inside others; null if too short. */
export const partOf = (word: string) => (word.split(' ').every((one) => one.length >= MIN_PART_LENGTH) ? word : null);

/** Documents with a word matching `query`, or in their title inside another. For `words` of a search document. */
const wordQuery = (locale: Locale, query: string, part: string | null): SQL =>
  sql.join([sql`to_tsquery(${`shop_${locale}`}::regconfig, ${query})`, ...(part ? [sql`shop_part(${part})`] : [])], or);
const or = sql` || `;

export interface HitConditions {
  /** Whether a search document `d` is a hit. */
  holds: SQL;
  /** Whether it has the words in its title. */
  isTitled: SQL;
  /** Its rank. */
  rank: SQL;
}

/** Conditions and rank of search documents `d` for a term's needs, all of them or any. */
export function hitConditions(locale: Locale, needs: readonly Need[], isAny = false): HitConditions {
  const judged = needs.map((need) => ({ ...need, ...judge(locale, need) }));
  const together = (queries: readonly SQL[]) => sql.join([...queries], isAny ? or : sql` && `);
  // A word inside a title's word is in the index. Only if the index has no such entry, titles are scanned.
  const [long, short] = [judged.filter(({ word }) => partOf(word)), judged.filter(({ word }) => !partOf(word))];
  const inTitles = [...long.map(({ word }) => sql`shop_part(${word})`), ...short.map(({ held }) => held)];
  return {
    holds: sql`d.words @@ (${together(judged.map(({ held }) => held))})`,
    isTitled: isAny
      ? sql`d.words @@ (${together(inTitles)})`
      : sql.join([sql`d.words @@ (${together(inTitles)})`, ...short.map(({ word }) => inTitle(word))], sql` and `),
    rank: sql.join(
      judged.map(({ rank }) => rank),
      sql` + `,
    ),
  };
}

/** Documents with a word, and its weight. */
function judge(locale: Locale, { word, query, halves }: Need): { held: SQL; rank: SQL } {
  const part = partOf(word);
  const queries = [wordQuery(locale, query, part)];
  const ranks = [sql`ts_rank(d.words, to_tsquery(${`shop_${locale}`}::regconfig, ${query}))`];
  const countIf = (condition: SQL, rank: SQL) => ranks.push(sql`case when ${condition} then ${rank} else 0 end`);
  if (part) countIf(inTitle(word), PART_RANK);
  for (const { first, second, others } of halves) {
    // The head of a compound suffices for a hit; the modifier only adds to the rank.
    const heads = [second, ...others].filter(partOf);
    const isHead = sql`d.words @@ (${sql.join(
      heads.map((head) => sql`shop_part(${head})`),
      or,
    )})`;
    queries.push(...heads.map((head) => sql`shop_part(${head})`));
    countIf(isHead, KIND_RANK);
    const isFirst = sql`d.words @@ (${wordQuery(locale, `${first}:*`, first)})`;
    countIf(sql`${isHead} and ${isFirst}`, HALVES_RANK);
  }
  return { held: sql`(${sql.join(queries, or)})`, rank: sql`greatest(${sql.join(ranks, sql`, `)})` };
}
