import { MAX_WISHES } from '@shop/contracts';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import { wishItem, wishList } from '../db/schema/wishList.ts';

export type StoredWishList = typeof wishList.$inferSelect;
export type StoredWish = typeof wishItem.$inferSelect;

/** Title of the list that everybody has. */
const FIRST_TITLE = '';

/** So that two calls of a customer at once do not both take the last free entry. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('update');
}

/** A customer's lists: the first list, then the others in the order they were made. */
export function findLists(db: DatabaseOrTransaction, customerId: string): Promise<StoredWishList[]> {
  return db
    .select()
    .from(wishList)
    .where(eq(wishList.customerId, customerId))
    .orderBy(desc(eq(wishList.title, FIRST_TITLE)), asc(wishList.createdAt));
}

/** The customer's list of this id, as text, so that an id that is no UUID is just unknown; undefined for another's. */
export async function findOwnList(
  db: DatabaseOrTransaction,
  customerId: string,
  id: string,
): Promise<StoredWishList | undefined> {
  const [row] = await db.select().from(wishList).where(ownList(customerId, id));
  return row;
}

export const ownList = (customerId: string, id: string) =>
  and(eq(wishList.customerId, customerId), eq(sql`${wishList.id}::text`, id));

/** The id of the customer's first list, which is made if there is none. */
export async function ensureFirstList(tx: Transaction, site: string, customerId: string): Promise<string> {
  await tx.insert(wishList).values({ site, customerId, title: FIRST_TITLE }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: wishList.id })
    .from(wishList)
    .where(and(eq(wishList.customerId, customerId), eq(wishList.title, FIRST_TITLE)));
  return row!.id;
}

/** The wishes on lists, the newest first. */
export async function findWishes(db: DatabaseOrTransaction, listIds: readonly string[]): Promise<StoredWish[]> {
  if (listIds.length === 0) return [];
  return db
    .select()
    .from(wishItem)
    .where(inArray(wishItem.listId, [...listIds]))
    .orderBy(desc(wishItem.addedAt), asc(wishItem.sku));
}

/** The articles on any of a customer's lists, once each. */
export async function findWishedSkus(db: DatabaseOrTransaction, customerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sku: wishItem.sku })
    .from(wishItem)
    .innerJoin(wishList, eq(wishList.id, wishItem.listId))
    .where(eq(wishList.customerId, customerId))
    .orderBy(asc(wishItem.sku));
  return rows.map(({ sku }) => sku);
}

/** How many more wishes a list takes. */
export async function countFreeEntries(tx: Transaction, listId: string): Promise<number> {
  const [row] = await tx.select({ held: count() }).from(wishItem).where(eq(wishItem.listId, listId));
  return MAX_WISHES - row!.held;
}

/** Puts articles on a list with their price and stock of now, the last one first. Returns how many; unknown ones are left out. */
export async function insertWishes(
  tx: Transaction,
  { site, listId, skus }: { site: string; listId: string; skus: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into wish_item (list_id, sku, added_at, added_cents, known_cents, was_available)
    select ${listId}::uuid, k.sku, now() + wanted.n * interval '1 microsecond', k.price_cents, k.price_cents,
      k.stock is null or k.stock > 0
    from unnest(${sql.param(skus)}::text[]) with ordinality wanted(sku, n)
    join sku k on k.site = ${site} and k.sku = wanted.sku
    on conflict do nothing`);
  return rowCount ?? 0;
}
