import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { type Need, readTerm } from './readTerm.ts';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** Bounds the memory and time of one search: of more hits, those stored first count, and `count` says this number. */
const MAX_HITS = 50_000;
/** Judging how well a hit fits is dearer than finding it. Of more hits, those with the words in their title are judged. */
const MAX_RANKED = 1_000;
/** Ranks travel as whole numbers. */
const RANK_UNIT = sql.raw('1000000');
/** With fewer hits than this, similar words count too. */
export const ENOUGH_HITS = 3;
/** So many similar titles are enough. How similar is said where they are looked for, in the database. */
const MAX_SIMILAR = 24;
/** A part of a title's word counts more than a word in the summary (about 0.25) and less than one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Both words of a compound, however far apart, count a little less than the compound as a part of a title's word. */
const HALVES_RANK = sql.raw('0.35');
/** What is of the kind a compound names, without being what it says of it, stands behind everything but similar titles. */
const KIND_RANK = sql.raw('0.02');
/** Keeps similar titles behind every direct hit (an ingredient counts about 0.06). */
const SIMILAR_RANK = sql.raw('0.01');

export interface Hits {
  /** Words of the term. */
  words: string[];
  /** Ids of items, best hit first. */
  ids: string[];
}

interface Hit {
  id: string;
  rank: number;
}

interface FoundRow extends Record<string, unknown> {
  /** All direct hits. */
  ids: string[] | null;
  /** The direct hits whose fit was judged, and similar titles; each with its rank. */
  judgedIds: string[] | null;
  ranks: number[] | null;
}

/**
 * What a term finds: words and synonyms in the index, parts of title words, and similar titles if that is too little.
 * Null where it has no word that says anything. Two queries.
 */
export async function findByTerm(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
  atMost = MAX_HITS,
): Promise<Hits | null> {
  const { words, needs } = await readTerm(db, site, locale, term);
  return needs.length === 0 ? null : { words, ids: toIds(await findHits(db, site, locale, words, needs, atMost)) };
}

const inTitle = (word: string) => sql`t.title_plain like shop_unaccent(${`%${word}%`})`;

/** Whether a text holds a word, and how much that counts. */
function judge(locale: Locale, { word, query, halves }: Need): { holds: SQL; rank: SQL } {
  const has = (words: string) => sql`t.search @@ to_tsquery(${`shop_${locale}`}::regconfig, ${words})`;
  const holds = [has(query)];
  const ranks = [sql`ts_rank(t.search, to_tsquery(${`shop_${locale}`}::regconfig, ${query}))`];
  const add = (condition: SQL, rank: SQL) => {
    holds.push(condition);
    ranks.push(sql`case when ${condition} then ${rank} else 0 end`);
  };
  if (word.length >= MIN_PART_LENGTH) add(inTitle(word), PART_RANK);
  for (const [first, second] of halves) {
    const isFirst = sql`(${has(`${first}:*`)} or ${inTitle(first)})`;
    // Whatever is of the kind is found; that it is also of the sort only counts more.
    add(inTitle(second), KIND_RANK);
    ranks.push(sql`case when ${inTitle(second)} and ${isFirst} then ${HALVES_RANK} else 0 end`);
  }
  return { holds: sql`(${sql.join(holds, sql` or `)})`, rank: sql`greatest(${sql.join(ranks, sql`, `)})` };
}

/** Items with how well each fits. Similar titles are added where there are too few. One query. */
async function findHits(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: string[],
  needs: Need[],
  atMost: number,
): Promise<Hit[]> {
  const judged = needs.map((need) => judge(locale, need));
  const all = (parts: SQL[], between: SQL) => sql.join(parts, between);
  const holds = all(
    judged.map((word) => word.holds),
    sql` and `,
  );
  const rank = all(
    judged.map((word) => word.rank),
    sql` + `,
  );
  const isTitled = all(
    needs.map(({ word }) => inTitle(word)),
    sql` and `,
  );
  // Thousands of hits stay in memory as long as their columns are few and narrow; the rest of a row is read at its place
  // in the table, which is valid within one query and cheaper than asking the primary key.
  const { rows } = await db.execute<FoundRow>(sql`
    with direct as materialized (
      select t.item_id, t.ctid as place, ${isTitled} as is_titled from item_text t
      where t.site = ${site} and t.locale = ${locale} and ${holds} limit ${atMost}
    ),
    judged as (
      select t.item_id, ${rank} as rank
      from (select place from direct order by is_titled desc limit ${MAX_RANKED}) d join item_text t on t.ctid = d.place
      union all
      select s.item_id, ${SIMILAR_RANK} * s.likeness
      from shop_similar_titles(${site}, ${locale}, shop_unaccent(${words.join(' ')}), ${MAX_SIMILAR}) s
      where (select count(*) from direct) < ${ENOUGH_HITS}
    )
    select (select json_agg(item_id) from direct) as ids,
      json_agg(item_id) as "judgedIds", json_agg((rank * ${RANK_UNIT})::int) as ranks from judged`);
  const { ids, judgedIds, ranks } = rows[0] ?? {};
  return [
    ...(judgedIds ?? []).map((id, index) => ({ id, rank: ranks?.[index] ?? 0 })),
    ...(ids ?? []).map((id) => ({ id, rank: 0 })),
  ];
}

/** Best first, each once; equal ones by id. */
function toIds(hits: Hit[]): string[] {
  const sorted = hits.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return [...new Set(sorted.map(({ id }) => id))];
}

/** A known spelling close to the words; empty where each is known or nothing is close. One query. */
export async function didYouMean(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: readonly string[],
): Promise<string> {
  const { rows } = await db.execute<{ word: string; term: string | null }>(sql`
    select w.word, (
      select s.term from search_term s
      where s.site = ${site} and s.locale = ${locale} and shop_unaccent(s.term) % shop_unaccent(w.word)
      order by s.term = w.word desc, similarity(shop_unaccent(s.term), shop_unaccent(w.word)) desc, s.item_count desc, s.term
      limit 1) as term
    from unnest(${sql.param(words)}::text[]) with ordinality w(word, n) order by w.n`);
  const better = rows.map(({ word, term }) => term ?? word).join(' ');
  return better === words.join(' ') ? '' : better;
}
