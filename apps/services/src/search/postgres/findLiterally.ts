import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { documentsIn } from './documentsIn.ts';
import { MAX_HITS, MAX_RANKED } from './findHits.ts';
import type { Found } from './foundNumbers.ts';
import { literalHits } from './literalHits.ts';
import { toNumbers } from './toNumbers.ts';

/** A position after those of all lists. */
const LAST = sql.raw('2147483647');

interface LiteralRow extends Record<string, unknown> {
  best: string[] | null;
  texts: Buffer | null;
  lists: string[] | null;
  values: [string, string][] | null;
}

/** Items with the words in their title, then those of a list with this title, then of such a facet value. One query. */
export async function findLiterally(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: readonly string[],
): Promise<Found> {
  const { isTitled, isList, isValue } = literalHits(locale, words);
  const best = sql.raw(String(MAX_RANKED));
  const { rows } = await db.execute<LiteralRow>(sql`
    with titled as materialized (
      select d.number, d.item_id from search_document d where ${documentsIn(site, locale)} and ${isTitled}
      limit ${MAX_HITS}
    ),
    lists as materialized (select c.id from category c where c.site = ${site} and ${isList}),
    facet_values as materialized (
      select v.attribute_id, v.id from attribute_value v where v.site = ${site} and ${isValue}
    )
    select
      (select json_agg(h.item_id order by h.rank, h.item_id) from (
        select item_id, -1 as rank from titled
        union all
        select e.* from lists l, lateral (
          select e.item_id, e.position from item_category e where e.site = ${site} and e.category_id = l.id
          order by e.position limit ${best}) e
        union all
        select a.* from facet_values v, lateral (
          select a.item_id, ${LAST} from item_attribute a
          where a.site = ${site} and a.attribute_id = v.attribute_id and a.value_id = v.id limit ${best}) a
        order by rank limit ${best}
      ) h) as best,
      (select string_agg(int4send(number), '') from titled) as texts,
      (select json_agg(id) from lists) as lists,
      (select json_agg(json_build_array(attribute_id, id)) from facet_values) as values`);
  const { texts, lists, values } = rows[0] ?? {};
  return { best: [...new Set(rows[0]?.best)], texts: toNumbers(texts), lists: lists ?? [], values: values ?? [] };
}
