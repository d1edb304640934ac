import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { customer, passkey } from '../db/schema/identity.ts';

export type StoredPasskey = typeof passkey.$inferSelect;
type NewPasskey = Omit<typeof passkey.$inferInsert, 'id' | 'createdAt' | 'usedAt'>;

/** The passkeys of a customer, in the order they were made. */
export async function findPasskeys(db: DatabaseOrTransaction, customerId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.customerId, customerId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
}

/** A passkey with its owner's account of the site, by the authenticator's name for it. */
export async function findByCredential(
  db: DatabaseOrTransaction,
  site: string,
  credentialId: string,
): Promise<{ passkey: StoredPasskey; account: typeof customer.$inferSelect } | null> {
  const [row] = await db
    .select({ passkey, account: customer })
    .from(passkey)
    .innerJoin(customer, eq(customer.id, passkey.customerId))
    .where(and(eq(passkey.credentialId, credentialId), eq(customer.site, site)));
  return row ?? null;
}

/** Stores a passkey. Returns its id; null if it is stored already. */
export async function insertPasskey(db: DatabaseOrTransaction, values: NewPasskey): Promise<string | null> {
  const [row] = await db.insert(passkey).values(values).onConflictDoNothing().returning({ id: passkey.id });
  return row?.id ?? null;
}

/** Notes a sign-in. False if the counter has not risen since, as after another sign-in at once. */
export async function storeUse(
  db: DatabaseOrTransaction,
  id: string,
  { counter, backedUp }: Pick<StoredPasskey, 'counter' | 'backedUp'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(passkey)
    .set({ counter, backedUp, usedAt: sql`now()` })
    .where(and(eq(passkey.id, id), counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)));
  return rowCount === 1;
}

/** Deletes a passkey of the customer. Returns whether there was one. */
export async function deletePasskey(db: DatabaseOrTransaction, customerId: string, id: string): Promise<boolean> {
  // As text, so that an id that is no UUID is just unknown.
  const { rowCount } = await db
    .delete(passkey)
    .where(and(eq(passkey.customerId, customerId), eq(sql`${passkey.id}::text`, id)));
  return rowCount === 1;
}

/** Deletes all passkeys of the customer. */
export async function deletePasskeys(db: DatabaseOrTransaction, customerId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.customerId, customerId));
}
