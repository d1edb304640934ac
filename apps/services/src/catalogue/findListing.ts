import type { CatalogueError, Listing, Sort } from '@shop/contracts';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { chosenPairs, type ChosenFilters, type FacetRow, toFacets } from './facets.ts';
import { orderBy, sortsOf } from './sorts.ts';
import { findTiles } from './tiles.ts';

export interface ListingQuery {
  site: string;
  locale: Locale;
  page: number;
  pageSize: number;
  sort: Sort;
  filters: ChosenFilters;
}

interface ListingRow extends Record<string, unknown> {
  base: number;
  count: number;
  hasPrices: boolean;
  unknownFilters: number;
  ids: string[];
  facets: FacetRow[];
}

export type ListingOutcome =
  { listing: Listing; base: number; error: null } | { listing: null; base: 0; error: CatalogueError };

/**
 * A page of a list: `base` is a query of `item_id, position`. The counts of a facet ignore what is chosen in it, and so
 * tell what choosing another value would give. Two queries.
 */
export async function findListing(db: DatabaseOrTransaction, base: SQL, query: ListingQuery): Promise<ListingOutcome> {
  const { site, locale, page, pageSize, sort, filters } = query;
  const { attributes, values } = chosenPairs(filters);
  const { rows } = await db.execute<ListingRow>(sql`
    with base as materialized (${base}),
    chosen as materialized (
      select * from unnest(${sql.param(attributes)}::text[], ${sql.param(values)}::text[]) c(attribute_id, value_id)
    ),
    judged as materialized (
      select b.item_id, b.position, array(
        select distinct f.attribute_id from chosen f where not exists (
          select 1 from chosen c join item_attribute a
            on a.site = ${site} and a.item_id = b.item_id and a.attribute_id = c.attribute_id and a.value_id = c.value_id
          where c.attribute_id = f.attribute_id)
      ) as missed
      from base b
    ),
    hits as materialized (
      select j.item_id, j.position, i.price_cents, i.since, i.rating_sum, i.rating_count
      from judged j join item i on i.site = ${site} and i.id = j.item_id
      where j.missed = '{}'
    ),
    counted as (
      select a.attribute_id, a.value_id, count(*)::int as count
      from judged j join item_attribute a on a.site = ${site} and a.item_id = j.item_id
      where j.missed <@ array[a.attribute_id]
      group by 1, 2
    ),
    facets as (
      select a.id, v.id as value_id, coalesce(n.count, 0) as count, a.position, v.position as value_position,
        coalesce(nullif(a.title->>${locale}, ''), a.title->>${defaultLocale}) as title,
        coalesce(nullif(v.title->>${locale}, ''), v.title->>${defaultLocale}) as value_title
      from attribute a
      join attribute_value v on v.site = a.site and v.attribute_id = a.id
      left join counted n on n.attribute_id = a.id and n.value_id = v.id
      left join chosen c on c.attribute_id = a.id and c.value_id = v.id
      where a.site = ${site} and (n.count is not null or c.value_id is not null)
    )
    select
      (select count(*)::int from base) as base,
      (select count(*)::int from hits) as count,
      exists (select 1 from base b join item i on i.site = ${site} and i.id = b.item_id
        where i.price_cents is not null) as "hasPrices",
      (select count(*)::int from chosen c where not exists (select 1 from attribute_value v
        where v.site = ${site} and v.attribute_id = c.attribute_id and v.id = c.value_id)) as "unknownFilters",
      array(select h.item_id from hits h order by ${orderBy[sort]}
        limit ${pageSize} offset ${page * pageSize}) as ids,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'valueId', f.value_id,
          'valueTitle', f.value_title, 'count', f.count) order by f.position, f.value_position)
        from facets f), '[]') as facets`);
  const row = rows[0];
  if (!row || row.unknownFilters > 0) return { listing: null, base: 0, error: 'UNKNOWN_FILTER' };
  const sorts = sortsOf(row.hasPrices);
  if (row.base > 0 && !sorts.includes(sort)) return { listing: null, base: 0, error: 'UNKNOWN_SORT' };
  return {
    listing: {
      items: await findTiles(db, site, locale, row.ids),
      count: row.count,
      pagination: { page, pageSize },
      filters: toFacets(row.facets, filters),
      sorts: sorts.map((id) => ({ id, selected: id === sort })),
    },
    base: row.base,
    error: null,
  };
}
