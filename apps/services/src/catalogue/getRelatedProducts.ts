import type { ArgsOf, catalogueDetail, ResultsOf } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Call } from '../module.ts';
import { searchEngine } from '../search/index.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';
import { findTiles } from './tiles.ts';

const MAX_RELATED = 12;

type RelationType = ArgsOf<typeof catalogueDetail, 'GetRelatedProductsByType'>[1];

function stored(site: string, id: string, type: string): SQL {
  return sql`select target_id as id from item_relation
    where site = ${site} and item_id = ${id} and type = ${type} order by position, target_id limit ${MAX_RELATED}`;
}

/** Stored relations; similar items are computed. */
const queries: Record<Exclude<RelationType, 'similar'>, (site: string, id: string) => SQL> = {
  related: (site, id) => stored(site, id, 'related'),
  accessory: (site, id) => stored(site, id, 'accessory'),
  /** The items of a series; for a product, the others of its series. */
  series: (site, id) => sql`
    select r.target_id as id from item_relation r
    where r.site = ${site} and r.type = 'series' and r.target_id <> ${id} and (r.item_id = ${id} or exists (
      select 1 from item_relation own
      where own.site = r.site and own.item_id = r.item_id and own.type = 'series' and own.target_id = ${id}))
    group by r.target_id order by min(r.item_id), min(r.position), r.target_id limit ${MAX_RELATED}`,
  sample: (site, id) => stored(site, id, 'sample'),
};

/** Items related to an item. None for an unknown item. Two queries. */
export async function getRelatedProductsByType(
  { db, site, locale }: Call,
  id: string,
  type: RelationType,
): Promise<ResultsOf<typeof catalogueDetail, 'GetRelatedProductsByType'>> {
  const ids =
    type === 'similar'
      ? await searchEngine.findSimilar(await openListingIndex(db, site), id, MAX_RELATED)
      : await findRelated(db, queries[type](site, id));
  return { ret: await findTiles(db, site, locale, ids), error: null };
}

async function findRelated(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
