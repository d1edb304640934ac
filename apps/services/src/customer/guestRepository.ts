import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { customer, session } from '../db/schema/identity.ts';

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
