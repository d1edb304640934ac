import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Need } from './readTerm.ts';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** A part of a title's word counts more than a word in the summary (about 0.25) and less than one in the title (0.6). */
const PART_RANK = sql.raw('0.4');
/** Both words of a compound, however far apart, count a little less than the compound as a part of a title's word. */
const HALVES_RANK = sql.raw('0.35');
/** What is of the kind a compound names, without being what it says of it, stands behind everything but similar titles. */
const KIND_RANK = sql.raw('0.02');

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const like = (pattern: SQL) => sql`t.title_plain like shop_unaccent(${pattern})`;
const inTitle = (word: string) => like(sql`${`%${word}%`}`);

/** For `like`: titles with the word anywhere; null for one that is too short to be looked for inside others. */
export function partPattern(word: string): string | null {
  return word.length >= MIN_PART_LENGTH ? `%${word}%` : null;
}

/** Whether a text `t` holds a word that stands as `query`, or as a part of its title by `pattern`. */
export function holdsWord(locale: Locale, query: SQL, pattern: SQL): SQL {
  // Titles first: of a hit by both indexes each is looked at again, and a title is read faster than a vector.
  return sql`(${like(pattern)} or t.search @@ to_tsquery(${`shop_${locale}`}::regconfig, ${query}))`;
}

/** What texts `t` a term finds by its needs, and how well each fits. */
export function hitConditions(locale: Locale, needs: readonly Need[]): { holds: SQL; rank: SQL; isTitled: SQL } {
  const judged = needs.map((need) => judge(locale, need));
  return {
    holds: all(judged.map(({ holds }) => holds)),
    rank: sql.join(
      judged.map(({ rank }) => rank),
      sql` + `,
    ),
    isTitled: all(needs.map(({ word }) => inTitle(word))),
  };
}

/** Whether a text holds a word, and how much that counts. */
function judge(locale: Locale, { word, query, halves }: Need): { holds: SQL; rank: SQL } {
  const pattern = partPattern(word);
  const holds = [holdsWord(locale, sql`${query}`, sql`${pattern}`)];
  const ranks = [sql`ts_rank(t.search, to_tsquery(${`shop_${locale}`}::regconfig, ${query}))`];
  const countIf = (condition: SQL, rank: SQL) => ranks.push(sql`case when ${condition} then ${rank} else 0 end`);
  if (pattern) countIf(inTitle(word), PART_RANK);
  for (const [first, second] of halves) {
    // Whatever is of the kind is found; that it is also of the sort only counts more.
    holds.unshift(inTitle(second));
    countIf(inTitle(second), KIND_RANK);
    const isFirst = holdsWord(locale, sql`${`${first}:*`}`, sql`${`%${first}%`}`);
    countIf(sql`${inTitle(second)} and ${isFirst}`, HALVES_RANK);
  }
  return { holds: sql`(${sql.join(holds, sql` or `)})`, rank: sql`greatest(${sql.join(ranks, sql`, `)})` };
}

/**
 * Items that a term of nothing but fillers means ("für ihn"), with their place: those with all of its words in their
 * title, then those of a list that is called so, in its order, or of such a facet value.
 */
export function literalHits(site: string, locale: Locale, words: readonly string[]): SQL {
  // A pattern of letters and digits only, whatever becomes of a word that loses its accents.
  const isWord = (word: string) =>
    sql`t.title_plain ~ ('\\m' || regexp_replace(shop_unaccent(${word}), '\\W', '', 'g') || '\\M')`;
  const isCalledSo = (title: SQL) => sql`shop_unaccent(lower(
    coalesce(nullif(${title}->>${locale}, ''), ${title}->>${defaultLocale}))) = shop_unaccent(${words.join(' ')})`;
  return sql`
    select found.item_id, min(found.place) as place from (
      select t.item_id, -1 as place from item_text t
      where t.site = ${site} and t.locale = ${locale} and ${all(words.map(isWord))}
      union all
      select e.item_id, e.position from category c
      join item_category e on e.site = c.site and e.category_id = c.id
      where c.site = ${site} and ${isCalledSo(sql`c.title`)}
      union all
      select a.item_id, 0 from attribute_value v
      join item_attribute a on a.site = v.site and a.attribute_id = v.attribute_id and a.value_id = v.id
      where v.site = ${site} and ${isCalledSo(sql`v.title`)}
    ) found group by found.item_id`;
}
