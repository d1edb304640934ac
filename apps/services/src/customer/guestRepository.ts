import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { customer, session } from '../db/schema/identity.ts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import { adoptBoughtArticles, adoptOrders, type Adoption } from '../order/guestOrders.ts';
import { adoptVouchers } from '../voucher/voucherRepository.ts';
import { insertAddress } from './addressRepository.ts';

/** Makes a record of a guest with a billing address. Returns its id. */
export async function insertGuest(
  tx: Transaction,
  guest: { site: string; locale: string; email: string },
  address: StoredAddress,
): Promise<string> {
  const { firstName, lastName, gender } = address;
  const [row] = await tx
    .insert(customer)
    .values({ ...guest, customerType: 'guest', firstName, lastName, gender })
    .returning({ id: customer.id });
  await insertAddress(tx, row!.id, 'billing', address);
  return row!.id;
}

/**
 * Makes what a guest has ordered and bought an account's, and deletes the record of the guest. The caller has locked the
 * guest's orders.
 */
export async function adoptGuest(tx: Transaction, adoption: Adoption): Promise<void> {
  const isGuest = and(eq(customer.id, adoption.guestId), eq(customer.customerType, 'guest'));
  // Waits for an order that the guest is placing, whose row refers to the record.
  const [guest] = await tx.select({ id: customer.id }).from(customer).where(isGuest).for('update');
  if (!guest) return;
  await adoptOrders(tx, adoption);
  await adoptVouchers(tx, adoption);
  await adoptBoughtArticles(tx, adoption);
  await tx.delete(customer).where(isGuest);
}

/** Deletes guests whose session has ended: nobody can ask for them any more. */
export async function sweepGuests(db: DatabaseOrTransaction): Promise<void> {
  const ownSession = db
    .select({ one: sql`1` })
    .from(session)
    .where(eq(session.guestId, customer.id));
  await db
    .delete(customer)
    .where(
      and(
        eq(customer.customerType, 'guest'),
        lt(customer.createdAt, sql`now() - interval '1 day'`),
        notExists(ownSession),
      ),
    );
}
