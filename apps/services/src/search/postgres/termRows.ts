import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import { partOf } from './hitConditions.ts';
import type { ReadTerm } from './readTerm.ts';

/**
 * Terms as rows `w`, in the order of `e.n`. `w.query` finds the documents with all words of a term, or with any; it is
 * null for a term without words.
 */
export function termRows(locale: Locale, terms: readonly ReadTerm[], wanted: 'all' | 'any'): SQL {
  const rows = terms.map(({ words, needs }) => ({
    words: words.join(' '),
    needs: needs.map(({ word, query }) => ({ query, part: partOf(word) })),
  }));
  const config = sql`${`shop_${locale}`}::regconfig`;
  // Aggregated, which makes PostgreSQL work a query out once for each term, not for each document.
  const together =
    wanted === 'all'
      ? sql`case when bool_and(numnode(one) > 0) then string_agg('(' || one::text || ')', ' & ')::tsquery end`
      : sql`string_agg('(' || one::text || ')', ' | ') filter (where numnode(one) > 0)::tsquery`;
  return sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality e(value, n)
    cross join lateral (
      select e.value ->> 'words' as words, (
        select ${together} from (
          select case when need.part is null then to_tsquery(${config}, need.query)
            else to_tsquery(${config}, need.query) || shop_part(need.part) end as one
          from jsonb_to_recordset(e.value -> 'needs') need(query text, part text)
        ) needed
      ) as query
      offset 0
    ) w`;
}
