import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { joinPairs, MAX_WORDS, MIN_PART_LENGTH, searchWords, toTsQuery, wordsAndPairs } from './searchTerms.ts';

/** A word of a search, or two that mean one thing. */
export interface Need {
  word: string;
  /** For `to_tsquery`: the word, its synonyms, or the known word it is nearly spelled like. */
  query: string;
  /** The two words a compound may consist of, each way; the second says what kind of thing it is. */
  halves: [string, string][];
}

interface Known extends Record<string, unknown> {
  word: string;
  synonyms: string[] | null;
  halves: [string, string][] | null;
  spelling: string | null;
  /** Says nothing by itself: "with", "für". */
  isFiller: boolean;
}

/** What stands between the words of a German compound: Pfanne-n-deckel, Hochzeit-s-gutschein. */
const LINKS = sql.raw(`'(n|s|en|es|er)$'`);

/** The words of a term, and what to look for: none where all are fillers. One query. */
export async function readTerm(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
): Promise<{ words: string[]; needs: Need[] }> {
  const words = searchWords(term).slice(0, MAX_WORDS);
  if (words.length === 0) return { words, needs: [] };
  const terms = sql`from search_term s where s.site = ${site} and s.locale = ${locale} and shop_unaccent(s.term)`;
  const min = sql.raw(String(MIN_PART_LENGTH));
  const { rows } = await db.execute<Known>(sql`
    with typed as materialized (
      select w.word, shop_unaccent(w.word) as plain, w.word || case when w.word = ${words.at(-1)} then ':*' else '' end as query
      from unnest(${sql.param(wordsAndPairs(words))}::text[]) w(word)
    ),
    judged as materialized (
      select t.*, t.word not like '% %' and length(t.plain) >= ${min}
        and not exists (select 1 ${terms} like '%' || t.plain || '%') as is_new
      from typed t
    ),
    split as materialized (
      select j.word, left(j.plain, n) as whole, regexp_replace(left(j.plain, n), ${LINKS}, '') as first,
        substr(j.plain, n + 1) as second
      from judged j, generate_series(${min}, length(j.plain) - ${min}) n where j.is_new
    )
    select j.word, numnode(plainto_tsquery(${`shop_${locale}`}::regconfig, j.word)) = 0 as "isFiller",
      (select array_agg(distinct other) from synonym y, unnest(y.words) other
        where y.site = ${site} and y.locale = ${locale} and shop_unaccent(y.term) = j.plain) as synonyms,
      (select jsonb_agg(jsonb_build_array(x.first, x.second)) from split x
        where x.word = j.word and length(x.first) >= ${min}
          and exists (select 1 ${terms} like '%' || x.second || '%')
          and exists (select 1 ${terms} like '%' || x.first || '%')) as halves,
      case when j.is_new and not exists (select 1 from item_text t where t.site = ${site} and t.locale = ${locale}
          and t.search @@ to_tsquery(${`shop_${locale}`}::regconfig, j.query)) then (
        select s.term ${terms} % j.plain and s.term not like '% %'
        order by similarity(shop_unaccent(s.term), j.plain) desc, s.item_count desc, s.term limit 1) end as spelling
    from judged j`);
  return { words, needs: toNeeds(words, new Map(rows.map((row) => [row.word, row]))) };
}

function toNeeds(words: readonly string[], known: ReadonlyMap<string, Known>): Need[] {
  const joined = joinPairs(words, (pair) => Boolean(known.get(pair)?.synonyms));
  const telling = joined.filter((word) => !known.get(word)?.isFiller);
  return telling.map((word, index) => {
    const { synonyms, spelling, halves } = known.get(word) ?? {};
    const others = [...(synonyms ?? []), ...(spelling ? [spelling] : [])];
    return { word, query: toTsQuery(word, others, index === telling.length - 1), halves: halves ?? [] };
  });
}
