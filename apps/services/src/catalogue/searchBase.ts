import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { type Need, readTerm } from './readTerm.ts';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** With fewer hits than this, similar words count too. */
export const ENOUGH_HITS = 3;
/** Share of the typed letters, by threes, that a similar title must hold. */
const MIN_SIMILARITY = sql.raw('0.45');
/** A part of a title's word counts more than a word in the summary (about 0.25) and less than one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Both words of a compound, however far apart, count a little less than the compound as a part of a title's word. */
const HALVES_RANK = sql.raw('0.35');
/** What is of the kind a compound names, without being what it says of it, stands behind everything but similar titles. */
const KIND_RANK = sql.raw('0.02');
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
  const { words, needs } = await readTerm(db, site, locale, term);
  return needs.length === 0 ? null : { words, base: searchBase(site, locale, words, needs) };
}

const title = sql`shop_unaccent(lower(t.title))`;
const inTitle = (word: string) => sql`${title} like shop_unaccent(${`%${word}%`})`;

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
    add(sql`(${inTitle(second)} and ${isFirst})`, HALVES_RANK);
    add(inTitle(second), KIND_RANK);
  }
  return { holds: sql`(${sql.join(holds, sql` or `)})`, rank: sql`greatest(${sql.join(ranks, sql`, `)})` };
}

function searchBase(site: string, locale: Locale, words: string[], needs: Need[]): SQL {
  const judged = needs.map((need) => judge(locale, need));
  const holds = sql.join(
    judged.map((word) => word.holds),
    sql` and `,
  );
  const rank = sql.join(
    judged.map((word) => word.rank),
    sql` + `,
  );
  const typed = sql`shop_unaccent(${words.join(' ')})`;
  const texts = sql`item_text t where t.site = ${site} and t.locale = ${locale}`;
  return sql`
    with direct as materialized (
      select t.item_id, (${rank})::float as rank from ${texts} and ${holds}
    ),
    similar_titles as (
      select t.item_id, ${SIMILAR_RANK} * word_similarity(${typed}, ${title}) as rank from ${texts}
        and (select count(*) from direct) < ${ENOUGH_HITS}
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
