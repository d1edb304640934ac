import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { session } from '../db/schema/identity.ts';
import type { SessionKey } from '../module.ts';
import { ensureCustomerCart, insertAnonymousCart, lockCart, type CartOwner, type CartRow } from './cartRepository.ts';

/**
 * The owner's cart, created if necessary and locked until the transaction ends. Null if the session has ended since the
 * call arrived, e.g. by signing in in another tab.
 */
export async function openCart(tx: Transaction, owner: CartOwner, key: SessionKey | null): Promise<CartRow | null> {
  const known = await lockCart(tx, owner);
  if (known) return known;
  if (owner.customerId) {
    await ensureCustomerCart(tx, owner.site, owner.customerId);
    return lockCart(tx, owner);
  }
  return key && openSessionCart(tx, owner.site, key);
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
