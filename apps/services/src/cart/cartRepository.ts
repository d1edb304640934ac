import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { cart, cartItem } from '../db/schema/cart.ts';
import type { CartLine } from './cartLine.ts';

export interface CartRow {
  id: string;
  version: number;
}

/** The owner of a cart: a customer, or a session. */
export interface CartOwner {
  site: string;
  customerId: string | null;
  cartId: string | null;
}

const cartRow = { id: cart.id, version: cart.version };
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

export async function insertAnonymousCart(tx: Transaction, site: string): Promise<CartRow> {
  const [row] = await tx.insert(cart).values({ site, expiresAt: anonymousExpiry }).returning(cartRow);
  return row!;
}

/** Creates the customer's cart if there is none; another transaction may have done so concurrently. */
export async function ensureCustomerCart(tx: Transaction, site: string, customerId: string): Promise<void> {
  await tx.insert(cart).values({ site, customerId }).onConflictDoNothing({ target: cart.customerId });
}

/** Increases the version, extends an anonymous cart's life, and returns the cart. */
export async function touchCart(tx: Transaction, id: string): Promise<CartRow> {
  const [row] = await tx
    .update(cart)
    .set({
      version: sql`${cart.version} + 1`,
      updatedAt: sql`now()`,
      expiresAt: sql`case when ${cart.customerId} is null then ${anonymousExpiry} end`,
    })
    .where(eq(cart.id, id))
    .returning(cartRow);
  return row!;
}

export async function deleteCartOf(db: DatabaseOrTransaction, owner: CartOwner): Promise<void> {
  const condition = ownedBy(owner);
  if (condition) await db.delete(cart).where(condition);
}

/** Lines in the order they were added. */
export async function findLines(db: DatabaseOrTransaction, cartId: string): Promise<CartLine[]> {
  return db
    .select({
      id: cartItem.id,
      sku: cartItem.sku,
      qty: cartItem.qty,
      parentId: cartItem.parentId,
      personalization: cartItem.personalization,
    })
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
    .innerJoin(cartItem, eq(cartItem.cartId, cart.id))
    .where(condition);
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

/** Undefined for a visitor who can have no cart. */
function ownedBy({ site, customerId, cartId }: CartOwner): SQL | undefined {
  if (customerId) return and(eq(cart.customerId, customerId), eq(cart.site, site));
  if (!cartId) return undefined;
  return and(eq(cart.id, cartId), eq(cart.site, site), isNull(cart.customerId), gt(cart.expiresAt, sql`now()`));
}
