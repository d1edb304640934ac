import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../db/builtOnce.ts';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';

export type Account = typeof customer.$inferSelect;

const hasEmail = (site: string, email: string) =>
  and(eq(customer.site, site), sql`lower(${customer.email}) = lower(${email})`);

/**
 * Condition: the account of a site that signs in with this e-mail address, case-insensitive. Guests have no account, and
 * employees are found in their directory only.
 */
export function isAccount(site: string, email: string): SQL | undefined {
  return and(hasEmail(site, email), ne(customer.customerType, 'guest'), eq(customer.kind, 'password'));
}

/** Whether an employee of a site has this e-mail address, case-insensitive. */
export async function isEmployee(db: DatabaseOrTransaction, site: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(hasEmail(site, email), eq(customer.kind, 'employeeAD')))
    .limit(1);
  return rows.length > 0;
}

/** The account of a site that signs in with an e-mail address, case-insensitive. */
export async function findAccount(db: DatabaseOrTransaction, site: string, email: string): Promise<Account | null> {
  const [row] = await db.select().from(customer).where(isAccount(site, email));
  return row ?? null;
}

const customerWithId = builtOnce((db) =>
  db
    .select()
    .from(customer)
    .where(eq(customer.id, sql.placeholder('id')))
    .prepare('customer_with_id'),
);

/** A customer by id, also a guest. */
export async function findAccountById(db: DatabaseOrTransaction, id: string): Promise<Account | null> {
  const [row] = await customerWithId(db).execute({ id });
  return row ?? null;
}

export async function storePasswordHash(db: DatabaseOrTransaction, id: string, passwordHash: string): Promise<void> {
  await db.update(customer).set({ passwordHash }).where(eq(customer.id, id));
}

/** Stores another hash of the same password. Returns false, and stores nothing, if the hash is another one by now. */
export async function renewPasswordHash(
  db: DatabaseOrTransaction,
  { id, passwordHash: known }: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(customer)
    .set({ passwordHash })
    .where(and(eq(customer.id, id), eq(customer.passwordHash, known ?? '')));
  return rowCount === 1;
}

/** Whether an account still has the password that it was read with; nobody changes it until the transaction ends. */
export async function holdPassword(tx: Transaction, { id, passwordHash }: Account): Promise<boolean> {
  const rows = await tx
    .select({ passwordHash: customer.passwordHash })
    .from(customer)
    .where(eq(customer.id, id))
    .for('share');
  return rows[0]?.passwordHash === passwordHash;
}

/** Somebody who reads the mails of the account's address has shown it; the first time counts. */
export async function storeConfirmation(db: DatabaseOrTransaction, id: string): Promise<void> {
  await db
    .update(customer)
    .set({ confirmedAt: sql`coalesce(${customer.confirmedAt}, now())` })
    .where(eq(customer.id, id));
}
