import type { ArgsOf, catalogueDetail, ResultsOf } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { findTiles } from './tiles.ts';

const MAX_RELATED = 12;

type RelationType = ArgsOf<typeof catalogueDetail, 'GetRelatedProductsByType'>[1];

function stored(site: string, id: string, type: string): SQL {
  return sql`select target_id as id from item_relation
    where site = ${site} and item_id = ${id} and type = ${type} order by position, target_id limit ${MAX_RELATED}`;
}

const queries: Record<RelationType, (site: string, id: string) => SQL> = {
  related: (site, id) => stored(site, id, 'related'),
  accessory: (site, id) => stored(site, id, 'accessory'),
  /** Items of a series; of a product, the others of its series. */
  series: (site, id) => sql`
    select r.target_id as id from item_relation r
    where r.site = ${site} and r.type = 'series' and r.target_id <> ${id} and (r.item_id = ${id} or exists (
      select 1 from item_relation own
      where own.site = r.site and own.item_id = r.item_id and own.type = 'series' and own.target_id = ${id}))
    group by r.target_id order by min(r.item_id), min(r.position), r.target_id limit ${MAX_RELATED}`,
  /** Items of the same type that share most facet values, then most lists. */
  similar: (site, id) => sql`
    with shared as (
      select o.item_id, 10 as weight from item_attribute m join item_attribute o
        on o.site = m.site and o.attribute_id = m.attribute_id and o.value_id = m.value_id
      where m.site = ${site} and m.item_id = ${id}
      union all
      select o.item_id, 1 from item_category m join item_category o on o.site = m.site and o.category_id = m.category_id
      where m.site = ${site} and m.item_id = ${id}
    )
    select i.id from shared s
    join item i on i.site = ${site} and i.id = s.item_id
    join item self on self.site = ${site} and self.id = ${id} and self.product_type = i.product_type
    where i.id <> ${id}
    group by i.id order by sum(s.weight) desc, i.id limit ${MAX_RELATED}`,
  sample: (site, id) => stored(site, id, 'sample'),
};

/** Items that go with an item. An unknown item has none. Two queries. */
export async function getRelatedProductsByType(
  { db, site, locale }: Call,
  id: string,
  type: RelationType,
): Promise<ResultsOf<typeof catalogueDetail, 'GetRelatedProductsByType'>> {
  const { rows } = await db.execute<{ id: string }>(queries[type](site, id));
  return {
    ret: await findTiles(
      db,
      site,
      locale,
      rows.map((row) => row.id),
    ),
    error: null,
  };
}
