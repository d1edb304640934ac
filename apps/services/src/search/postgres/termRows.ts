import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import { partOf } from './hitConditions.ts';
import type { ReadTerm } from './readTerm.ts';

/** Terms as rows `w`, in the order of `e.n`; each needs at least one word. */
export function termRows(terms: readonly ReadTerm[]): SQL {
  const wanted = terms.map(({ words, needs }) => {
    const [need, ...others] = needs.map(({ word, query }) => ({ query, part: partOf(word) }));
    return { ...need, others, words: words.join(' ') };
  });
  return sql`jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality e(value, n),
    jsonb_to_record(e.value) w(query text, part text, others jsonb, words text)`;
}

/** Whether a document `d` has all words of the term `w`. */
export function holdsTerm(locale: Locale): SQL {
  const holds = holdsNeed(locale);
  return sql`${holds(sql`w`)} and not exists (
    select 1 from jsonb_to_recordset(w.others) o(query text, part text) where ${holds(sql`o`)} is not true)`;
}

/** Whether a document `d` has one of the words of the term `w`. */
export function holdsWord(locale: Locale): SQL {
  const holds = holdsNeed(locale);
  return sql`(${holds(sql`w`)} or exists (
    select 1 from jsonb_to_recordset(w.others) o(query text, part text) where ${holds(sql`o`)}))`;
}

const holdsNeed = (locale: Locale) => (need: SQL) => {
  const config = sql`${`shop_${locale}`}::regconfig`;
  return sql`d.words @@ case when ${need}.part is null
    then to_tsquery(${config}, ${need}.query)
    else to_tsquery(${config}, ${need}.query) || shop_part(${need}.part) end`;
};
