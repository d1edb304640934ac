import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isImported } from '../isImported.ts';
import type { Transaction } from '../../db/database.ts';
import {
  category,
  contentNode,
  cook,
  item,
  itemAttribute,
  itemCategory,
  itemRelation,
  itemText,
  recipe,
  redirect,
  sku,
} from '../../db/schema/index.ts';

/** One parameter, however many there are. */
function isAmong(id: PgColumn, ids: string[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::text[])`;
}

/** Deletes items of a site with everything that belongs to them. */
async function removeItems(tx: Transaction, site: string, ids: string[]): Promise<void> {
  for (const table of [itemText, sku, itemCategory, itemAttribute, itemRelation, recipe]) {
    await tx.delete(table).where(and(eq(table.site, site), isAmong(table.itemId, ids)));
  }
  await tx.delete(itemRelation).where(and(eq(itemRelation.site, site), isAmong(itemRelation.targetId, ids)));
  await tx.delete(item).where(and(eq(item.site, site), isAmong(item.id, ids)));
}

/** Deletes imported products whose last variant moved to another product. Returns their ids. */
export async function removeEmptied(tx: Transaction, site: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from item i where i.site = ${site} and i.source = 'import' and i.product_type = 'product'
      and not exists (select 1 from sku s where s.site = i.site and s.item_id = i.id)`);
  const ids = rows.map(({ id }) => id);
  if (!ids.length) return [];
  // A product without variants has its SKU's id: its address redirects to the SKU's new product.
  await tx.execute(sql`
    insert into redirect (site, from_uri, to_uri)
    select old.site, old.uri, new.uri from item_text old
    join sku s on s.site = old.site and s.sku = old.item_id
    join item_text new on new.site = s.site and new.item_id = s.item_id and new.locale = old.locale
    where old.site = ${site} and old.item_id = any(${sql.param(ids)}::text[])
    on conflict (site, from_uri) do update set to_uri = excluded.to_uri`);
  await removeItems(tx, site, ids);
  return ids;
}

/** Deletes everything imported into a site: items, lists and their pages, cooks. Returns the items' ids. */
export async function removeImported(tx: Transaction, site: string): Promise<string[]> {
  const rows = await tx
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.site, site), eq(item.source, 'import')));
  const ids = rows.map(({ id }) => id);
  const uris = tx
    .select({ uri: itemText.uri })
    .from(itemText)
    .where(and(eq(itemText.site, site), isAmong(itemText.itemId, ids)));
  if (ids.length) {
    await tx.delete(redirect).where(and(eq(redirect.site, site), inArray(redirect.toUri, uris)));
    await removeItems(tx, site, ids);
  }
  await tx.delete(category).where(and(eq(category.site, site), isImported(category.id)));
  await tx.delete(contentNode).where(and(eq(contentNode.site, site), isImported(contentNode.id)));
  await tx.delete(cook).where(and(eq(cook.site, site), isImported(cook.id)));
  return ids;
}
