import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { hitConditions } from './hitConditions.ts';
import type { Found } from './listing-index/ListingIndex.ts';
import { literalHits } from './literalHits.ts';
import { type Need, readTerm } from './readTerm.ts';

/** Bounds the memory and time of one search: of more hits, those stored first count, and `count` says this number. */
export const MAX_HITS = 50_000;
/** Judging how well a hit fits is dearer than finding it. Of more hits, those with the words in their title are judged. */
const MAX_RANKED = 300;
/** Ranks travel as whole numbers. */
const RANK_UNIT = sql.raw('1000000');
/** A place behind those of all lists. */
const LAST = sql.raw('2147483647');
/** With fewer hits than this, similar words count too. */
export const ENOUGH_HITS = 3;
/** So many similar titles are enough. How similar is said where they are looked for, in the database. */
const MAX_SIMILAR = 24;
/** Shorter terms are like too many titles; a word of theirs that is mistyped is mended by the words that the shop knows. */
const MIN_SIMILAR_LENGTH = 6;
/** Keeps similar titles behind every direct hit (an ingredient counts about 0.06). */
const SIMILAR_RANK = sql.raw('0.01');

export interface Hits extends Found {
  /** Words of the term; none of punctuation alone. */
  words: string[];
}

interface FoundRow extends Record<string, unknown> {
  /** All direct hits, 4 bytes each: written as text, thousands of them take the database and the services longer. */
  texts: Buffer | null;
  /** The direct hits whose fit was judged, and similar titles; each with its rank. */
  judged: string[] | null;
  ranks: number[] | null;
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
  atMost = MAX_HITS,
): Promise<Hits> {
  const { words, needs } = await readTerm(db, site, locale, term);
  if (needs.length > 0) return { words, ...(await findHits(db, site, locale, words, needs, atMost)) };
  // One filler alone is like nothing.
  if (words.length < 2) return { words, best: [], texts: none, lists: [], values: [] };
  return { words, ...(await findLiterally(db, site, locale, words, atMost)) };
}

interface LiteralRow extends Record<string, unknown> {
  best: string[] | null;
  texts: Buffer | null;
  lists: string[] | null;
  values: [string, string][] | null;
}

/** Items with the words in their title, then those of a list that is called so, then of such a facet value. One query. */
async function findLiterally(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: readonly string[],
  atMost: number,
): Promise<Found> {
  const { isTitled, isList, isValue } = literalHits(locale, words);
  const best = sql.raw(String(MAX_RANKED));
  const { rows } = await db.execute<LiteralRow>(sql`
    with titled as materialized (
      select d.number, d.item_id from search_document d where d.site = ${site} and d.locale = ${locale} and ${isTitled}
      limit ${atMost}
    ),
    lists as materialized (select c.id from category c where c.site = ${site} and ${isList}),
    facet_values as materialized (
      select v.attribute_id, v.id from attribute_value v where v.site = ${site} and ${isValue}
    )
    select
      (select json_agg(h.item_id order by h.place, h.item_id) from (
        select item_id, -1 as place from titled
        union all
        select e.* from lists l, lateral (
          select e.item_id, e.position from item_category e where e.site = ${site} and e.category_id = l.id
          order by e.position limit ${best}) e
        union all
        select a.* from facet_values v, lateral (
          select a.item_id, ${LAST} from item_attribute a
          where a.site = ${site} and a.attribute_id = v.attribute_id and a.value_id = v.id limit ${best}) a
        order by place limit ${best}
      ) h) as best,
      (select string_agg(int4send(number), '') from titled) as texts,
      (select json_agg(id) from lists) as lists,
      (select json_agg(json_build_array(attribute_id, id)) from facet_values) as values`);
  const { texts, lists, values } = rows[0] ?? {};
  return { best: [...new Set(rows[0]?.best)], texts: toNumbers(texts), lists: lists ?? [], values: values ?? [] };
}

/** Titles similar to words, as a table of `item_id` and `likeness`. */
export const similarTitles = (site: string, locale: Locale, words: SQL) =>
  sql`shop_similar_titles(${site}, ${locale}, shop_unaccent(${words}), ${MAX_SIMILAR})`;

/** Whether titles may be similar to words. */
export const isLong = (words: readonly string[]) => words.join(' ').length >= MIN_SIMILAR_LENGTH;

/** Items with how well each fits. Similar titles are added where there are too few. One query. */
async function findHits(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: string[],
  needs: Need[],
  atMost: number,
): Promise<Found> {
  const { holds, rank, isTitled } = hitConditions(locale, needs);
  const documents = sql`search_document d where d.site = ${site} and d.locale = ${locale}`;
  const { rows } = await db.execute<FoundRow>(sql`
    with direct as materialized (
      select count(*) as found, string_agg(int4send(h.number), '') as texts, (array_agg(h.number))[:${2 * MAX_RANKED}] as first
      from (select d.number from ${documents} and ${holds} limit ${atMost}) h
    ),
    titled as materialized (select d.number from ${documents} and ${isTitled} limit ${MAX_RANKED}),
    judged as (
      select d.item_id, ${rank} as rank
      from (
        select number from titled
        union all
        select number from direct, unnest(first) number where number not in (select number from titled)
        limit ${MAX_RANKED}
      ) h join search_document d on d.number = h.number
      union all
      select s.item_id, ${SIMILAR_RANK} * s.likeness from ${similarTitles(site, locale, sql`${words.join(' ')}`)} s
      where (select found from direct) < ${isLong(words) ? ENOUGH_HITS : 0}
    )
    select (select texts from direct) as texts,
      json_agg(item_id) as judged, json_agg((rank * ${RANK_UNIT})::int) as ranks from judged`);
  const { texts, judged, ranks } = rows[0] ?? {};
  return { best: inOrder(judged ?? [], ranks ?? []), texts: toNumbers(texts), lists: [], values: [] };
}

const none = new Uint32Array();

function toNumbers(bytes: Buffer | null | undefined): Uint32Array {
  if (!bytes) return none;
  // A copy, which begins where numbers may.
  const { buffer } = Uint8Array.from(bytes.swap32());
  return new Uint32Array(buffer);
}

/** Best first, each once; equal ones by id. */
function inOrder(ids: readonly string[], ranks: readonly number[]): string[] {
  const hits = ids.map((id, index) => ({ id, rank: ranks[index] ?? 0 }));
  hits.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return [...new Set(hits.map(({ id }) => id))];
}
