import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { customer, session } from '../db/schema/identity.ts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
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

/** Deletes the record of a guest. */
export async function deleteGuest(db: DatabaseOrTransaction, id: string): Promise<void> {
  await db.delete(customer).where(and(eq(customer.id, id), eq(customer.customerType, 'guest')));
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
