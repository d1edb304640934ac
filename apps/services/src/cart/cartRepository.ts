import { GIFT_WRAP_ITEM } from '@shop/contracts';
import { and, asc, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { cart, cartItem, type StoredMerge } from '../db/schema/cart.ts';
import { sku } from '../db/schema/catalogue.ts';
import type { CartLine, StoredLine } from './cartLine.ts';

export interface CartRow {
  id: string;
  version: number;
  merge: StoredMerge | null;
  /** What the experience vouchers that are exchanged hold; null if there are none. */
  exchangeCents: number | null;
}

/** The owner of a cart: a customer, or a session. */
export interface CartOwner {
  site: string;
  customerId: string | null;
  cartId: string | null;
}

// Named as in SQL: a query of one table leaves the table out of its columns, which would be those of the inner query.
const exchangeCents = sql<number | null>`(
  select sum(v.balance_cents)::float8
  from checkout k cross join jsonb_array_elements(k.codes) as code join voucher v on v.id = (code->>'id')::uuid
  where k.cart_id = cart.id and v.kind = 'experience'
  and v.canceled_at is null and v.activated_for is null and v.valid_until > now())`;

const cartRow = {
  id: cart.id,
  version: cart.version,
  exchangeCents,
  // News of a sign-in, not to be told on another device on another day.
  merge: sql<StoredMerge | null>`case when ${cart.updatedAt} > now() - interval '10 minutes' then ${cart.merge} end`,
};
/** Lifetime of anonymous carts after their last change. */
const anonymousExpiry = sql`now() + interval '30 days'`;

export async function findCart(db: DatabaseOrTransaction, owner: CartOwner): Promise<CartRow | null> {
  const condition = ownedBy(owner);
  if (!condition) return null;
  const [row] = await db.select(cartRow).from(cart).where(condition);
  return row ?? null;
}

/** The owner's cart, locked until the transaction ends: changes of one cart are serialised. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<CartRow | null> {
  const condition = ownedBy(owner);
  if (!condition) return null;
  const [row] = await tx.select(cartRow).from(cart).where(condition).for('update');
  return row ?? null;
}

/** Locks the cart of an id until the transaction ends. One that is gone stays so. */
export async function lockCartById(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, id)).for('update');
}

export async function insertAnonymousCart(tx: Transaction, site: string): Promise<CartRow> {
  const [row] = await tx.insert(cart).values({ site, expiresAt: anonymousExpiry }).returning(cartRow);
  return row!;
}

/** Creates the customer's cart if there is none; another transaction may have done so concurrently. */
export async function ensureCustomerCart(tx: Transaction, site: string, customerId: string): Promise<void> {
  await tx.insert(cart).values({ site, customerId }).onConflictDoNothing({ target: cart.customerId });
}

/** Increases the version, extends an anonymous cart's life, and returns the cart. `merge` belongs to this change. */
export async function touchCart(tx: Transaction, id: string, merge: StoredMerge | null = null): Promise<CartRow> {
  const [row] = await tx
    .update(cart)
    .set({
      version: sql`${cart.version} + 1`,
      merge,
      updatedAt: sql`now()`,
      expiresAt: sql`case when ${cart.customerId} is null then ${anonymousExpiry} end`,
    })
    .where(eq(cart.id, id))
    .returning(cartRow);
  return row!;
}

/** Deletes the owner's cart; what is saved for later stays. */
export async function deleteCartOf(db: DatabaseOrTransaction, owner: CartOwner): Promise<void> {
  const condition = ownedBy(owner);
  if (condition) await discardCarts(db, condition);
}

/** Deletes a cart; what is saved for later stays. */
export async function deleteCart(tx: Transaction, id: string): Promise<void> {
  await discardCarts(tx, eq(cart.id, id));
}

async function discardCarts(db: DatabaseOrTransaction, condition: SQL): Promise<void> {
  await db.execute(sql`with ${discardingCarts(condition)} select 1`);
}

/**
 * Common table expressions that delete carts; one with saved lines loses the others, and what was chosen for its
 * checkout.
 */
export function discardingCarts(condition: SQL): SQL {
  const hasSaved = sql`exists (select 1 from cart_item i where i.cart_id = ${cart.id} and i.saved_at is not null)`;
  return sql`
    kept as (
      update ${cart} set version = version + 1, merge = null where ${condition} and ${hasSaved} returning id
    ), bought as (
      delete from cart_item where saved_at is null and cart_id in (select id from kept)
    ), chosen as (
      delete from checkout where cart_id in (select id from kept)
    ), discarded as (
      delete from ${cart} where ${condition} and not ${hasSaved}
    )`;
}

/** Removes some lines of a cart, which changes by that. */
export async function deleteLines(tx: Transaction, cartId: string, lineIds: readonly string[]): Promise<void> {
  await tx.delete(cartItem).where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, [...lineIds])));
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, merge: null })
    .where(eq(cart.id, cartId));
}

const lineColumns = {
  id: cartItem.id,
  sku: cartItem.sku,
  qty: cartItem.qty,
  parentId: cartItem.parentId,
  personalization: cartItem.personalization,
};

/** Lines in the order they were added, without those saved for later. */
export async function findLines(db: DatabaseOrTransaction, cartId: string): Promise<CartLine[]> {
  return db
    .select(lineColumns)
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), isNull(cartItem.savedAt)))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.id));
}

/** All lines in the order they were added. */
export async function findAllLines(db: DatabaseOrTransaction, cartId: string): Promise<StoredLine[]> {
  return db
    .select({ ...lineColumns, savedAt: cartItem.savedAt })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.id));
}

export async function countUnits(db: DatabaseOrTransaction, owner: CartOwner): Promise<number> {
  const condition = ownedBy(owner);
  if (!condition) return 0;
  const [row] = await db
    .select({ units: sql<number>`coalesce(sum(${cartItem.qty}), 0)::int` })
    .from(cart)
    .innerJoin(cartItem, and(eq(cartItem.cartId, cart.id), isNull(cartItem.savedAt)))
    .leftJoin(sku, and(eq(sku.site, cart.site), eq(sku.sku, cartItem.sku)))
    // Paper belongs to the piece that is wrapped in it.
    .where(and(condition, or(isNull(sku.itemId), ne(sku.itemId, GIFT_WRAP_ITEM))));
  return row?.units ?? 0;
}

export async function insertLine(tx: Transaction, cartId: string, line: Omit<CartLine, 'id'>): Promise<string> {
  const [row] = await tx
    .insert(cartItem)
    .values({ cartId, ...line })
    .returning({ id: cartItem.id });
  return row!.id;
}

export async function setQuantity(tx: Transaction, lineId: string, qty: number): Promise<void> {
  await tx.update(cartItem).set({ qty }).where(eq(cartItem.id, lineId));
}

export async function setLinePersonalization(
  tx: Transaction,
  lineId: string,
  personalization: CartLine['personalization'],
): Promise<void> {
  await tx.update(cartItem).set({ personalization }).where(eq(cartItem.id, lineId));
}

/** Removes a line and its children. */
export async function deleteLine(tx: Transaction, lineId: string): Promise<void> {
  await tx.delete(cartItem).where(or(eq(cartItem.id, lineId), eq(cartItem.parentId, lineId)));
}

/** Puts a line and its children aside, or back into the cart. */
export async function setSaved(tx: Transaction, lineId: string, isSaved: boolean): Promise<void> {
  await tx
    .update(cartItem)
    .set({ savedAt: isSaved ? sql`now()` : null })
    .where(or(eq(cartItem.id, lineId), eq(cartItem.parentId, lineId)));
}

/** Makes child lines lines of their own. */
export async function detachLines(tx: Transaction, lineIds: readonly string[]): Promise<void> {
  if (!lineIds.length) return;
  await tx
    .update(cartItem)
    .set({ parentId: null })
    .where(inArray(cartItem.id, [...lineIds]));
}

/** Undefined for a visitor who can have no cart. */
function ownedBy({ site, customerId, cartId }: CartOwner): SQL | undefined {
  if (customerId) return and(eq(cart.customerId, customerId), eq(cart.site, site));
  if (!cartId) return undefined;
  return and(eq(cart.id, cartId), eq(cart.site, site), isNull(cart.customerId), gt(cart.expiresAt, sql`now()`));
}
