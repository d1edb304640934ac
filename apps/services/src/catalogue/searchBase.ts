import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { MAX_WORDS, MIN_PART_LENGTH, searchWords, toTsQuery } from './searchTerms.ts';

/** With fewer hits than this, similar words count too. */
export const ENOUGH_HITS = 3;
/** Share of the typed letters, by threes, that a similar title must hold. */
const MIN_SIMILARITY = sql.raw('0.45');
/** A part of a title's word counts more than a word in the summary (about 0.25) and less than one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Keeps similar titles behind every direct hit (an ingredient counts about 0.06). */
const SIMILAR_RANK = sql.raw('0.01');

export interface PreparedSearch {
  words: string[];
  /** Query of `item_id, position`, best hit first. */
  base: SQL;
}

/** What a term finds: words and synonyms in the index, parts of title words, and similar titles if that is too little. */
export async function prepareSearch(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
): Promise<PreparedSearch | null> {
  const words = searchWords(term).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const { rows } = await db.execute<{ term: string; words: string[] }>(sql`
    select term, words from synonym
    where site = ${site} and locale = ${locale} and term = any(${sql.param(words)}::text[])`);
  const query = toTsQuery(words, new Map(rows.map((row) => [row.term, row.words])));
  return { words, base: searchBase(site, locale, words, query) };
}

function searchBase(site: string, locale: Locale, words: string[], query: string): SQL {
  const isPart = words.every((word) => word.length >= MIN_PART_LENGTH);
  const parts = sql.param(words.map((word) => `%${word}%`));
  const tsQuery = sql`to_tsquery(${`shop_${locale}`}::regconfig, ${query})`;
  const typed = sql`shop_unaccent(${words.join(' ')})`;
  const title = sql`shop_unaccent(lower(t.title))`;
  const texts = sql`item_text t where t.site = ${site} and t.locale = ${locale}`;
  return sql`
    with direct as materialized (
      select t.item_id, ts_rank(t.search, ${tsQuery}) as rank from ${texts} and t.search @@ ${tsQuery}
      union all
      select t.item_id, ${PART_RANK} from ${texts} and ${isPart}
        and ${title} like all (select shop_unaccent(p) from unnest(${parts}::text[]) p)
    ),
    similar_titles as (
      select t.item_id, ${SIMILAR_RANK} * word_similarity(${typed}, ${title}) as rank from ${texts}
        and (select count(distinct item_id) from direct) < ${ENOUGH_HITS}
        and word_similarity(${typed}, ${title}) >= ${MIN_SIMILARITY}
    ),
    found as (
      select item_id, max(rank) as rank from (select * from direct union all select * from similar_titles) hit
      group by item_id
    )
    select item_id, row_number() over (order by rank desc, item_id)::int as position from found`;
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
