import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { documentsIn } from './documentsIn.ts';
import {
  joinPhrases,
  MAX_WORD_LENGTH,
  MIN_PART_LENGTH,
  splitsOf,
  termWords,
  toTsQuery,
  wordsAndPhrases,
} from './searchTerms.ts';

/** A compound, split in two words. */
export interface Halves {
  first: string;
  /** The head: what the thing is. */
  second: string;
  /** Synonyms of the head. */
  others: string[];
}

/** A word of a search, or a synonym of several words. */
export interface Need {
  word: string;
  /** For `to_tsquery`: the word, its synonyms, or its corrected spelling. */
  query: string;
  /** Synonyms. */
  others: string[];
  /** The spelling of a known word, if this one is found nowhere; else empty. */
  spelling: string;
  /** The possible splits of a compound. */
  halves: Halves[];
}

/** A parsed term: `needs` is empty if it has stop words only. */
export interface ReadTerm {
  words: string[];
  needs: Need[];
}

interface Known extends Record<string, unknown> {
  word: string;
  synonyms: string[] | null;
  /** A stop word: "with", "für". */
  isFiller: boolean;
  halves?: Halves[] | null;
  spelling?: string | null;
}

/** The words with their stems, worked out once: `stemmed`. */
const stemmedWords = (locale: Locale, words: readonly string[]) => sql`
  stemmed as materialized (
    select w.word, shop_stem(${locale}, w.word) as stem from unnest(${sql.param(words)}::text[]) w(word))`;
/** What the database knows of the words `w` with stems. */
const knownColumns = sql`w.word, y.others as synonyms, w.stem = '' as "isFiller"`;
const synonymsOf = (site: string, locale: Locale, stem: SQL): SQL => sql`(
  select array_agg(distinct other) as others from synonym n, unnest(n.words) other
  where n.site = ${site} and n.locale = ${locale} and n.stem = ${stem} and n.stem <> '')`;
const joinSynonyms = (site: string, locale: Locale): SQL =>
  sql`cross join lateral ${synonymsOf(site, locale, sql`w.stem`)} y`;

/** Parses a term: its words and what to search for. One query. */
export async function readTerm(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  term: string,
): Promise<ReadTerm> {
  const words = termWords(term);
  if (words.length === 0) return { words, needs: [] };
  const splits = [...new Set(words)].flatMap((word) => splitsOf(word).map((halves) => [word, ...halves]));
  const column = (index: number) => sql`${sql.param(splits.map((split) => split[index]))}::text[]`;
  const terms = sql`from search_term s where s.site = ${site} and s.locale = ${locale} and shop_unaccent(s.term)`;
  const min = sql.raw(String(MIN_PART_LENGTH));
  const { rows } = await db.execute<Known>(sql`
    with ${stemmedWords(locale, wordsAndPhrases(words))},
    typed as materialized (
      select w.*, shop_unaccent(w.word) as plain, w.word || case when w.word = ${words.at(-1)} then ':*' else '' end as query
      from (select ${knownColumns} from stemmed w ${joinSynonyms(site, locale)}) w
    ),
    judged as materialized (
      select t.*, t.word not like '% %' and length(t.plain) between ${min} and ${sql.raw(String(MAX_WORD_LENGTH))}
        and not exists (select 1 ${terms} like '%' || t.plain || '%') as is_new
      from typed t
    ),
    split as materialized (
      select j.word, shop_unaccent(x.first) as first, shop_unaccent(x.second) as second
      from judged j join unnest(${column(0)}, ${column(1)}, ${column(2)}) x(word, first, second) on x.word = j.word
      where j.is_new
    ),
    known_split as materialized (
      select x.*, shop_stem(${locale}, x.second) as stem from split x
      where exists (select 1 ${terms} like '%' || x.second || '%')
        and exists (select 1 ${terms} like '%' || x.first || '%')
    )
    select j.word, j.synonyms, j."isFiller",
      (select jsonb_agg(jsonb_build_object('first', x.first, 'second', x.second,
          'others', coalesce(${synonymsOf(site, locale, sql`x.stem`)}, '{}'))) from known_split x
        where x.word = j.word) as halves,
      case when j.is_new and not exists (select 1 from search_document d where ${documentsIn(site, locale)}
          and d.words @@ to_tsquery(${`shop_${locale}`}::regconfig, j.query)) then (
        select s.term ${terms} % j.plain and s.term not like '% %'
        order by similarity(shop_unaccent(s.term), j.plain) desc, s.item_count desc, s.term limit 1) end as spelling
    from judged j`);
  return { words, needs: toNeeds(words, new Map(rows.map((row) => [row.word, row]))) };
}

/** Parses many known terms, without splitting or correcting words. One query. */
export async function readKnownTerms(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  terms: readonly string[],
): Promise<ReadTerm[]> {
  const read = terms.map(termWords);
  const all = [...new Set(read.flatMap(wordsAndPhrases))];
  const { rows } = await db.execute<Known>(sql`
    with ${stemmedWords(locale, all)} select ${knownColumns} from stemmed w ${joinSynonyms(site, locale)}`);
  const known = new Map(rows.map((row) => [row.word, row]));
  return read.map((words) => ({ words, needs: toNeeds(words, known) }));
}

function toNeeds(words: readonly string[], known: ReadonlyMap<string, Known>): Need[] {
  const joined = joinPhrases(words, (pair) => Boolean(known.get(pair)?.synonyms));
  // A single letter counts as a stop word ("à"), unless it may be the beginning of the word being typed.
  const telling = joined.filter((word) => !known.get(word)?.isFiller && !/^\p{L}$/u.test(word));
  return telling.map((word, index) => {
    const { synonyms, spelling, halves } = known.get(word) ?? {};
    const others = synonyms ?? [];
    const query = toTsQuery(word, [...others, ...(spelling ? [spelling] : [])], index === telling.length - 1);
    return { word, query, others, spelling: spelling ?? '', halves: halves ?? [] };
  });
}
