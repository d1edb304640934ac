import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Need } from './readTerm.ts';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** A part of a title's word counts more than a word in the summary (about 0.25) and less than one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Both words of a compound, however far apart, count a little less than the compound as a part of a title's word. */
const HALVES_RANK = sql.raw('0.35');
/** What is of the kind a compound names, without being what it says of it, stands behind everything but similar titles. */
const KIND_RANK = sql.raw('0.02');

const inTitle = (word: string) => sql`d.title like shop_unaccent(${`%${word}%`})`;

/** The word, or two that mean one thing, as they are looked for inside others; null where one is too short. */
export const partOf = (word: string) => (word.split(' ').every((one) => one.length >= MIN_PART_LENGTH) ? word : null);

/** What texts hold a word that stands as `query`, or in their title inside another. For `words` of a search document. */
const wordQuery = (locale: Locale, query: string, part: string | null): SQL =>
  sql.join([sql`to_tsquery(${`shop_${locale}`}::regconfig, ${query})`, ...(part ? [sql`shop_part(${part})`] : [])], or);
const or = sql` || `;
const allOf = (queries: readonly SQL[]) => sql.join([...queries], sql` && `);

export interface HitConditions {
  /** Whether a search document `d` is a hit. */
  holds: SQL;
  /** Whether it is one with the words in its title. */
  isTitled: SQL;
  /** How well it fits. */
  rank: SQL;
}

/** What search documents `d` a term finds by its needs, and how well each fits. */
export function hitConditions(locale: Locale, needs: readonly Need[]): HitConditions {
  const judged = needs.map((need) => ({ ...need, ...judge(locale, need) }));
  // Who has a word inside the title holds it. Only where the index has no such part, titles are looked at one by one.
  const [long, short] = [judged.filter(({ word }) => partOf(word)), judged.filter(({ word }) => !partOf(word))];
  const inTitles = [...long.map(({ word }) => sql`shop_part(${word})`), ...short.map(({ held }) => held)];
  return {
    holds: sql`d.words @@ (${allOf(judged.map(({ held }) => held))})`,
    isTitled: sql.join([sql`d.words @@ (${allOf(inTitles)})`, ...short.map(({ word }) => inTitle(word))], sql` and `),
    rank: sql.join(
      judged.map(({ rank }) => rank),
      sql` + `,
    ),
  };
}

/** What texts hold a word, and how much that counts. */
function judge(locale: Locale, { word, query, halves }: Need): { held: SQL; rank: SQL } {
  const part = partOf(word);
  const queries = [wordQuery(locale, query, part)];
  const ranks = [sql`ts_rank(d.words, to_tsquery(${`shop_${locale}`}::regconfig, ${query}))`];
  const countIf = (condition: SQL, rank: SQL) => ranks.push(sql`case when ${condition} then ${rank} else 0 end`);
  if (part) countIf(inTitle(word), PART_RANK);
  for (const [first, second] of halves) {
    // Whatever is of the kind is found; that it is also of the sort only counts more.
    queries.push(sql`shop_part(${second})`);
    countIf(inTitle(second), KIND_RANK);
    const isFirst = sql`d.words @@ (${wordQuery(locale, `${first}:*`, first)})`;
    countIf(sql`${inTitle(second)} and ${isFirst}`, HALVES_RANK);
  }
  return { held: sql`(${sql.join(queries, or)})`, rank: sql`greatest(${sql.join(ranks, sql`, `)})` };
}
