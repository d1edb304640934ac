import { and, eq, lt, isNull, or, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
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

/**
 * Takes one of an account's attempts before the password is checked, so that concurrent ones get no more. Returns the
 * number of failures if this one fails; null if the account is locked. An expired lock is reset.
 */
export async function takeAttempt(
  db: DatabaseOrTransaction,
  id: string,
  { LOGIN_MAX_FAILURES, LOGIN_LOCK_MINUTES }: Pick<Config, 'LOGIN_MAX_FAILURES' | 'LOGIN_LOCK_MINUTES'>,
): Promise<number | null> {
  const failures = sql`case when ${customer.lockedAt} is null then ${customer.failedLogins} + 1 else 1 end`;
  const [row] = await db
    .update(customer)
    .set({
      failedLogins: failures,
      lockedAt: sql`case when (${failures}) >= ${LOGIN_MAX_FAILURES}::int then now() end`,
    })
    .where(
      and(
        eq(customer.id, id),
        or(
          isNull(customer.lockedAt),
          lt(customer.lockedAt, sql`now() - make_interval(mins => ${LOGIN_LOCK_MINUTES}::int)`),
        ),
      ),
    )
    .returning({ failures: customer.failedLogins });
  return row?.failures ?? null;
}

/** Resets the attempts after the right password, with a new hash if necessary. */
export async function restoreAttempts(db: DatabaseOrTransaction, id: string, passwordHash?: string): Promise<void> {
  await db
    .update(customer)
    .set({ failedLogins: 0, lockedAt: null, ...(passwordHash && { passwordHash }) })
    .where(eq(customer.id, id));
}
