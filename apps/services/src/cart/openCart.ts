import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { session } from '../db/schema/identity.ts';
import type { Call, SessionKey } from '../module.ts';
import { findSuccessor } from '../session/successorRepository.ts';
import { ensureCustomerCart, insertAnonymousCart, lockCart, type CartRow } from './cartRepository.ts';
import { ownerOf } from './showCart.ts';

/**
 * The visitor's cart, locked until the transaction ends; the customer's, if the session has just been followed by a
 * signed-in one. Null if there is none.
 */
export async function lockOwnCart(tx: Transaction, call: Call): Promise<CartRow | null> {
  const { site, visitor } = call;
  const known = await lockCart(tx, ownerOf(call));
  if (known || visitor.customerId || !visitor.sessionKey) return known;
  const successor = await findSuccessor(tx, site, visitor.sessionKey);
  return successor && lockCart(tx, { site, customerId: successor.customerId, cartId: null });
}

/**
 * The visitor's cart, created if necessary and locked until the transaction ends. Null if the session has ended since
 * the call arrived, e.g. by signing out in another tab.
 */
export async function openCart(tx: Transaction, call: Call): Promise<CartRow | null> {
  const { site, visitor } = call;
  const known = await lockOwnCart(tx, call);
  if (known) return known;
  if (visitor.customerId) return openCustomerCart(tx, site, visitor.customerId);
  if (!visitor.sessionKey) return null;
  const opened = await openSessionCart(tx, site, visitor.sessionKey);
  if (opened) return opened;
  const successor = await findSuccessor(tx, site, visitor.sessionKey);
  return successor?.customerId ? openCustomerCart(tx, site, successor.customerId) : null;
}

async function openCustomerCart(tx: Transaction, site: string, customerId: string): Promise<CartRow | null> {
  await ensureCustomerCart(tx, site, customerId);
  return lockCart(tx, { site, customerId, cartId: null });
}

/** Locks the session's row, so that concurrent calls create only one cart. */
async function openSessionCart(tx: Transaction, site: string, key: SessionKey): Promise<CartRow | null> {
  const [row] = await tx
    .select({ cartId: session.cartId, customerId: session.customerId })
    .from(session)
    .where(eq(session.idHash, key))
    .for('update');
  if (!row || row.customerId) return null;
  const known = await lockCart(tx, { site, customerId: null, cartId: row.cartId });
  if (known) return known;
  const created = await insertAnonymousCart(tx, site);
  await tx.update(session).set({ cartId: created.id }).where(eq(session.idHash, key));
  return created;
}
