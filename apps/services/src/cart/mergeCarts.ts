import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { findStock } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import { cart, cartItem } from '../db/schema/cart.ts';
import { ensureCustomerCart, findCart, findLines, touchCart } from './cartRepository.ts';
import type { CartLine } from './cartLine.ts';
import { mergeLines } from './mergeLines.ts';

export interface CartsToMerge {
  site: string;
  /** Cart of the session that signs in. */
  sessionCartId: string | null;
  customerId: string;
}

/**
 * Moves the lines of a session's cart into the customer's, in the caller's transaction, and deletes the empty cart.
 * Returns the customer's cart, or null.
 */
export async function mergeCarts(
  tx: Transaction,
  { site, sessionCartId, customerId }: CartsToMerge,
): Promise<{ cartId: string | null }> {
  const customer = { site, customerId, cartId: null };
  const given = await findCart(tx, { site, customerId: null, cartId: sessionCartId });
  if (!given) return { cartId: (await findCart(tx, customer))?.id ?? null };

  await ensureCustomerCart(tx, site, customerId);
  const locked = await lockBoth(tx, site, given.id, customerId);
  const source = locked.find((row) => row.id === given.id);
  const target = locked.find((row) => row.id !== given.id)?.id ?? null;
  if (!source || !target) return { cartId: target };

  const sessionLines = await findLines(tx, source.id);
  const customerLines = await findLines(tx, target);
  const stock = await findStock(
    tx,
    site,
    sessionLines.map((line) => line.sku),
  );
  await writeLines(tx, target, mergeLines(customerLines, sessionLines, stock));
  await tx.delete(cart).where(eq(cart.id, source.id));
  await touchCart(tx, target);
  return { cartId: target };
}

/** Locked in a fixed order, so that two sign-ins of a customer cannot deadlock. */
async function lockBoth(tx: Transaction, site: string, sessionCartId: string, customerId: string) {
  return tx
    .select({ id: cart.id })
    .from(cart)
    .where(
      and(
        eq(cart.site, site),
        or(
          eq(cart.customerId, customerId),
          and(eq(cart.id, sessionCartId), isNull(cart.customerId), gt(cart.expiresAt, sql`now()`)),
        ),
      ),
    )
    .orderBy(asc(cart.id))
    .for('update');
}

/** One statement, however many lines there are. */
async function writeLines(tx: Transaction, cartId: string, lines: readonly CartLine[]): Promise<void> {
  if (!lines.length) return;
  const values = lines.map(({ id, qty, parentId }) => sql`(${id}::uuid, ${qty}::int, ${parentId}::uuid)`);
  const ids = lines.map((line) => line.id);
  await tx
    .update(cartItem)
    .set({ cartId, qty: sql`merged.qty`, parentId: sql`merged.parent_id` })
    .from(sql`(values ${sql.join(values, sql`, `)}) as merged (id, qty, parent_id)`)
    .where(and(inArray(cartItem.id, ids), sql`merged.id = ${cartItem.id}`));
}
