import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';

export type Account = typeof customer.$inferSelect;

/** An account of a site by its e-mail address, case-insensitive. */
export async function findAccount(db: DatabaseOrTransaction, site: string, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.site, site), sql`lower(${customer.email}) = lower(${email})`));
  return row ?? null;
}

export async function findAccountById(db: DatabaseOrTransaction, id: string): Promise<Account | null> {
  const [row] = await db.select().from(customer).where(eq(customer.id, id));
  return row ?? null;
}

export async function storePasswordHash(db: DatabaseOrTransaction, id: string, passwordHash: string): Promise<void> {
  await db.update(customer).set({ passwordHash }).where(eq(customer.id, id));
}
