import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { hitConditions, partOf } from './hitConditions.ts';
import type { Found } from './foundNumbers.ts';
import type { ReadTerm } from './readTerm.ts';
import { toNumbers } from './toNumbers.ts';

/** Bounds the memory and time of one search: of more hits, those stored first are found. */
export const MAX_HITS = 50_000;
/** Judging how well a hit fits is dearer than finding it. Of more hits, those with the words in their title are judged. */
export const MAX_RANKED = 300;
/** Ranks travel as whole numbers. */
const RANK_UNIT = sql.raw('1000000');
/** With fewer hits than this, similar words count too. */
export const ENOUGH_HITS = 3;
/** So many similar titles are enough. How similar is said where they are looked for, in the database. */
const MAX_SIMILAR = 24;
/** Shorter terms are like too many titles; a word of theirs that is mistyped is mended by the words that the shop knows. */
const MIN_SIMILAR_LENGTH = 6;
/** Keeps similar titles behind every direct hit (an ingredient counts about 0.06). */
const SIMILAR_RANK = sql.raw('0.01');

/** Everything that fits, or, for who shows a few items only, those among which the best are looked for. */
export type Wanted = 'all' | 'best';

interface FoundRow extends Record<string, unknown> {
  /** All direct hits, 4 bytes each: written as text, thousands of them take the database and the services longer. */
  texts: Buffer | null;
  /** The direct hits whose fit was judged, and similar titles; each with its rank. */
  judged: string[] | null;
  ranks: number[] | null;
}

/** Titles similar to words, as a table of `item_id` and `likeness`. */
export const similarTitles = (site: string, locale: Locale, words: SQL) =>
  sql`shop_similar_titles(${site}, ${locale}, shop_unaccent(${words}), ${MAX_SIMILAR})`;

/** Whether titles may be similar to words. */
export const isLong = (words: readonly string[]) => words.join(' ').length >= MIN_SIMILAR_LENGTH;

/** What holds all that a term needs, and how well each fits. Similar titles are added where there are too few. One query. */
export async function findHits(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  { words, needs }: ReadTerm,
  wanted: Wanted,
): Promise<Found> {
  const { holds, rank, isTitled } = hitConditions(locale, needs);
  const documents = sql`select d.number from search_document d where d.site = ${site} and d.locale = ${locale}`;
  const most = sql.raw(String(MAX_RANKED));
  const titled = sql`${documents} and ${isTitled} limit ${most}`;
  const isRare = sql`(select count(*) from titled) < ${most}`;
  // Looking at thousands of titles for one that is typed anew with each letter is too dear.
  const isQuick = needs.some(({ word }) => partOf(word));
  const [first, all] =
    wanted === 'all'
      ? [titled, sql`${documents} and ${holds} limit ${sql.raw(String(MAX_HITS))}`]
      : [isQuick ? titled : sql`${documents} and false`, sql`${documents} and ${holds} and ${isRare} limit ${most}`];
  const { rows } = await db.execute<FoundRow>(sql`
    with titled as materialized (${first}),
    direct as materialized (
      select count(*) as found, string_agg(int4send(h.number), '') as texts, (array_agg(h.number))[:2 * ${most}] as first
      from (${all}) h
    ),
    judged as (
      select d.item_id, ${rank} as rank
      from (
        select number from titled
        union all
        select number from direct, unnest(first) number where number not in (select number from titled)
        limit ${most}
      ) h join search_document d on d.number = h.number
      union all
      select s.item_id, ${SIMILAR_RANK} * s.likeness from ${similarTitles(site, locale, sql`${words.join(' ')}`)} s
      where ${isRare} and (select found from direct) < ${isLong(words) ? ENOUGH_HITS : 0}
    )
    select (select texts from direct) as texts,
      json_agg(item_id) as judged, json_agg((rank * ${RANK_UNIT})::int) as ranks from judged`);
  const { texts, judged, ranks } = rows[0] ?? {};
  return { best: inOrder(judged ?? [], ranks ?? []), texts: toNumbers(texts), lists: [], values: [] };
}

/** Best first, each once; equal ones by id. */
function inOrder(ids: readonly string[], ranks: readonly number[]): string[] {
  const hits = ids.map((id, index) => ({ id, rank: ranks[index] ?? 0 }));
  hits.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return [...new Set(hits.map(({ id }) => id))];
}
