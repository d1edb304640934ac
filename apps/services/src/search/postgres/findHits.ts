import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { wordLists } from '../phrase/wordLists.ts';
import { documentsIn } from './documentsIn.ts';
import { hitConditions, partOf } from './hitConditions.ts';
import type { Found } from './foundNumbers.ts';
import type { ReadTerm } from './readTerm.ts';
import { titleRank } from './titleRank.ts';
import { toNumbers } from './toNumbers.ts';

/** Limit of hits per search, which bounds memory and time. */
export const MAX_HITS = 50_000;
/** Ranking is more expensive than finding: above this number only hits with the words in their title are ranked. */
export const MAX_RANKED = 300;
/** Ranks are scaled to integers. */
const RANK_UNITS = 1_000_000;
const RANK_UNIT = sql.raw(String(RANK_UNITS));
/** What the position of the words in the title counts, compared to the rank of all texts (at most about 1 a word). */
const TITLE_WEIGHT = 2;
/** With fewer hits than this, similar titles are added. */
export const ENOUGH_HITS = 3;
/** Maximum number of similar titles. */
const MAX_SIMILAR = 24;
/** Threshold of similar titles, as `shop_similar_titles` of the database has it. */
export const SIMILARITY = 0.45;
/** Shorter terms are similar to too many titles; misspelled words are corrected by the known words instead. */
const MIN_SIMILAR_LENGTH = 6;
/** Ranks similar titles below every direct hit (an ingredient has about 0.06). */
const SIMILAR_RANK = sql.raw('0.01');

export interface Wanted {
  /** All hits, or a limited set of candidates if only a few items are shown. */
  hits: 'all' | 'best';
  /** Whether a document with any of the words is a hit. */
  isAny?: boolean;
  /** Whether similar titles are added if there are too few hits. */
  withSimilar?: boolean;
}

interface FoundRow extends Record<string, unknown> {
  /** All direct hits, 4 bytes each: as text, thousands of them take the database and the services longer. */
  texts: Buffer | null;
  /** The ranked direct hits, and similar titles; each with its rank. */
  judged: string[] | null;
  ranks: number[] | null;
  titles: string[] | null;
}

/** Titles similar to words, as a table of `item_id` and `likeness`. */
export const similarTitles = (site: string, locale: Locale, words: SQL) =>
  sql`shop_similar_titles(${site}, ${locale}, shop_unaccent(${words}), ${MAX_SIMILAR})`;

/** Whether to search for similar titles. */
export const isLong = (words: readonly string[]) => words.join(' ').length >= MIN_SIMILAR_LENGTH;

/** Documents with all words of a term, and their ranks. Similar titles are added if there are too few. One query. */
export async function findHits(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  { words, needs }: ReadTerm,
  { hits, isAny = false, withSimilar = true }: Wanted,
): Promise<Found> {
  const { holds, rank, isTitled } = hitConditions(locale, needs, isAny);
  const documents = sql`select d.number from search_document d where ${documentsIn(site, locale)}`;
  const most = sql.raw(String(MAX_RANKED));
  const titled = sql`${documents} and ${isTitled} limit ${most}`;
  const isRare = sql`(select count(*) from titled) < ${most}`;
  // Comparing thousands of titles for a term that changes with each letter is too expensive.
  const isQuick = needs.some(({ word }) => partOf(word));
  const [first, all] =
    hits === 'all'
      ? [titled, sql`${documents} and ${holds} limit ${sql.raw(String(MAX_HITS))}`]
      : [isQuick ? titled : sql`${documents} and false`, sql`${documents} and ${holds} and ${isRare} limit ${most}`];
  // The first hits are read from what all are told by: collecting them twice takes as long as finding them. The limit
  // of one document for each makes PostgreSQL look it up; it would read the whole table, expecting hundreds of hits.
  const { rows } = await db.execute<FoundRow>(sql`
    with titled as materialized (${first}),
    direct as materialized (
      select count(*) as found, string_agg(int4send(h.number), '') as texts from (${all}) h
    ),
    first as (
      select get_byte(texts, 4 * i) << 24 | get_byte(texts, 4 * i + 1) << 16 | get_byte(texts, 4 * i + 2) << 8
        | get_byte(texts, 4 * i + 3) as number
      from direct, generate_series(0, least(found, 2 * ${most})::int - 1) i
    ),
    judged as (
      select d.item_id, ${rank} as rank, d.name as title
      from (
        select number from titled
        union all
        select number from first where number not in (select number from titled)
        limit ${most}
      ) h cross join lateral (
        select w.item_id, w.name, w.title, w.words from search_document w where w.number = h.number limit 1
      ) d
      union all
      select s.item_id, ${SIMILAR_RANK} * s.likeness, '' from ${similarTitles(site, locale, sql`${words.join(' ')}`)} s
      where ${isRare} and (select found from direct) < ${withSimilar && isLong(words) ? ENOUGH_HITS : 0}
    )
    select (select texts from direct) as texts,
      json_agg(item_id) as judged, json_agg((rank * ${RANK_UNIT})::int) as ranks, json_agg(title) as titles from judged`);
  const { texts, judged, ranks, titles } = rows[0] ?? {};
  const rankTitle = titleRank(needs, wordLists[locale]);
  const total = (titles ?? []).map(
    (title, index) => (ranks?.[index] ?? 0) / RANK_UNITS + TITLE_WEIGHT * rankTitle(title),
  );
  return { best: inOrder(judged ?? [], total), texts: toNumbers(texts), lists: [], values: [] };
}

/** Best first, without duplicates; ties by id. */
function inOrder(ids: readonly string[], ranks: readonly number[]): string[] {
  const hits = ids.map((id, index) => ({ id, rank: ranks[index] ?? 0 }));
  hits.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return [...new Set(hits.map(({ id }) => id))];
}
