import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { findStock } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import { cart, cartItem } from '../db/schema/cart.ts';
import { type CartLine, isSameLine, splitLines } from './cartLine.ts';
import { ensureCustomerCart, findAllLines, findCart, touchCart } from './cartRepository.ts';
import { moveCodes } from '../checkout/checkoutRepository.ts';
import { moveOpenOrders } from '../order/guestOrders.ts';
import { MAX_LINES } from './cartRules.ts';
import { mergeLines } from './mergeLines.ts';
import { reportMerge } from './reportMerge.ts';

export interface CartsToMerge {
  site: string;
  /** Cart of the session that signs in. */
  sessionCartId: string | null;
  customerId: string;
  /** Who has ordered from the session's cart. */
  guestId?: string | null;
}

/**
 * Moves the lines of a session's cart into the customer's, in the caller's transaction, and deletes the empty cart. Orders
 * that may still be paid take what they bought out of the customer's then. Returns that, or null.
 */
export async function mergeCarts(
  tx: Transaction,
  { site, sessionCartId, customerId, guestId }: CartsToMerge,
): Promise<{ cartId: string | null }> {
  const customer = { site, customerId, cartId: null };
  const given = await findCart(tx, { site, customerId: null, cartId: sessionCartId });
  if (!given) return { cartId: (await findCart(tx, customer))?.id ?? null };

  await ensureCustomerCart(tx, site, customerId);
  const locked = await lockBoth(tx, site, given.id, customerId);
  const source = locked.find((row) => row.id === given.id);
  const target = locked.find((row) => row.id !== given.id)?.id ?? null;
  if (!source || !target) return { cartId: target };

  const session = splitLines(await findAllLines(tx, source.id));
  const own = splitLines(await findAllLines(tx, target));
  const ordered = guestId
    ? await moveOpenOrders(tx, { guestId, from: source.id, to: target })
    : new Map<string, number>();
  const free = await findStock(
    tx,
    site,
    session.lines.map((line) => line.sku),
  );
  // What is ordered has left the stock, and is still in the cart.
  const stock = new Map(
    [...free].map(([sku, units]) => [sku, units === null ? null : units + (ordered.get(sku) ?? 0)]),
  );
  const merged = mergeLines(own.lines, session.lines, stock, ordered);
  await writeLines(tx, target, merged);
  const newlySaved = notYetSaved(session.saved, own.saved);
  const freeLines = Math.max(0, MAX_LINES - own.saved.length);
  // A line comes before its children, so that none of these goes without it.
  await moveSaved(tx, target, newlySaved.slice(0, freeLines));
  await moveCodes(tx, source.id, target);
  await tx.delete(cart).where(eq(cart.id, source.id));
  await touchCart(
    tx,
    target,
    reportMerge(own.lines, session.lines, merged, { stock, lost: newlySaved.slice(freeLines) }),
  );
  return { cartId: target };
}

/** Lines the customer has not put aside already, the newest first, each followed by its children. */
function notYetSaved(saved: readonly CartLine[], known: readonly CartLine[]): CartLine[] {
  const added = saved.filter((line) => !line.parentId && !known.some((other) => isSameLine(other, line)));
  const ids = new Set(added.map(({ id }) => id));
  return saved.filter(({ id, parentId }) => ids.has(id) || (parentId && ids.has(parentId)));
}

async function moveSaved(tx: Transaction, cartId: string, lines: readonly CartLine[]): Promise<void> {
  if (!lines.length) return;
  const ids = lines.map(({ id }) => id);
  await tx.update(cartItem).set({ cartId }).where(inArray(cartItem.id, ids));
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
