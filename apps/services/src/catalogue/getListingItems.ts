import type { ArgsOf, catalogueBackend, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { categoryExists } from './categories.ts';
import { findListing } from './findListing.ts';

type Request = ArgsOf<typeof catalogueBackend, 'GetListingItems'>[0];

/** A page of a list, with its facets and sorts. A page beyond the last is empty. Two queries, three for an empty list. */
export async function getListingItems(
  { db, site }: Call,
  { listId, itemIds, locale, page, pageSize, sort, filters }: Request,
): Promise<ResultsOf<typeof catalogueBackend, 'GetListingItems'>> {
  const base = itemIds ? itemsNamed(site, itemIds) : itemsOfList(site, listId);
  const query = { site, locale, page, pageSize, sort: sort ?? 'relevance', filters: filters ?? {} };
  const { listing, base: size, error } = await findListing(db, base, query);
  if (size === 0 && !itemIds && !(await categoryExists(db, site, listId))) return { ret: null, error: 'NOT_FOUND' };
  return { ret: listing, error };
}

const itemsOfList = (site: string, listId: string) =>
  sql`select c.item_id, c.position from item_category c where c.site = ${site} and c.category_id = ${listId}`;

/** Each once, at the place it is named first; those the shop no longer has are left out. */
const itemsNamed = (site: string, ids: readonly string[]) => sql`
  select i.id as item_id, min(n.position)::int as position
  from unnest(${sql.param(ids)}::text[]) with ordinality n(id, position) join item i on i.site = ${site} and i.id = n.id
  group by i.id`;
