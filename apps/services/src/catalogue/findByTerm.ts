import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { hitConditions, literalHits } from './hitConditions.ts';
import { type Need, readTerm } from './readTerm.ts';

/** Bounds the memory and time of one search: of more hits, those stored first count, and `count` says this number. */
export const MAX_HITS = 50_000;
/** Judging how well a hit fits is dearer than finding it. Of more hits, those with the words in their title are judged. */
const MAX_RANKED = 300;
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

export interface Hits {
  /** Words of the term; none of punctuation alone. */
  words: string[];
  /** Ids of the items whose fit was judged, best hit first. */
  best: string[];
  /** Of all texts that fit as typed, those of the items above among them, the numbers (`item_text.number`), in no order. */
  texts: Uint32Array;
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
  if (words.length === 0) return { words, best: [], texts: none };
  // One filler alone is like nothing.
  if (needs.length === 0 && words.length === 1) return { words, best: [], texts: none };
  if (needs.length === 0) return { words, best: await findLiterally(db, site, locale, words, atMost), texts: none };
  return { words, ...(await findHits(db, site, locale, words, needs, atMost)) };
}

async function findLiterally(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: readonly string[],
  atMost: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    select json_agg(h.item_id order by h.place, h.item_id) as ids
    from (select * from (${literalHits(site, locale, words)}) l order by l.place, l.item_id limit ${atMost}) h`);
  return rows[0]?.ids ?? [];
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
): Promise<Omit<Hits, 'words'>> {
  const { holds, rank, isTitled } = hitConditions(locale, needs);
  // Of thousands of hits only their numbers are collected; the rest of a row is read at its place in the table, which is
  // valid within one query and cheaper than asking the primary key.
  const { rows } = await db.execute<FoundRow>(sql`
    with direct as materialized (
      select count(*) as found, string_agg(int4send(d.number), '') as texts,
        (array_agg(d.place) filter (where d.is_titled))[:${sql.raw(String(MAX_RANKED))}] as titled,
        (array_agg(d.place) filter (where not d.is_titled))[:${sql.raw(String(MAX_RANKED))}] as others
      from (
        select t.number, t.ctid as place, ${isTitled} as is_titled from item_text t
        where t.site = ${site} and t.locale = ${locale} and ${holds} limit ${atMost}
      ) d
    ),
    judged as (
      select t.item_id, ${rank} as rank
      from (select unnest(titled || others) as place from direct limit ${MAX_RANKED}) d
      join item_text t on t.ctid = d.place
      union all
      select s.item_id, ${SIMILAR_RANK} * s.likeness from ${similarTitles(site, locale, sql`${words.join(' ')}`)} s
      where (select found from direct) < ${isLong(words) ? ENOUGH_HITS : 0}
    )
    select (select texts from direct) as texts,
      json_agg(item_id) as judged, json_agg((rank * ${RANK_UNIT})::int) as ranks from judged`);
  const { texts, judged, ranks } = rows[0] ?? {};
  return { best: inOrder(judged ?? [], ranks ?? []), texts: toNumbers(texts) };
}

const none = new Uint32Array();

function toNumbers(bytes: Buffer | null | undefined): Uint32Array {
  return bytes ? Uint32Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readUInt32BE(4 * place)) : none;
}

/** Best first, each once; equal ones by id. */
function inOrder(ids: readonly string[], ranks: readonly number[]): string[] {
  const hits = ids.map((id, index) => ({ id, rank: ranks[index] ?? 0 }));
  hits.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return [...new Set(hits.map(({ id }) => id))];
}
