import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { session, sessionSuccessor } from '../db/schema/identity.ts';
import type { SessionKey } from '../module.ts';

/** How long requests may still arrive that were sent before the reply to the sign-in. */
const JOIN_SECONDS = 20;

/** Notes which session follows one that ends by signing in. */
export async function insertSuccessor(tx: Transaction, ended: SessionKey, successor: SessionKey): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${JOIN_SECONDS}::int)`;
  await tx.insert(sessionSuccessor).values({ idHash: ended, successor, expiresAt }).onConflictDoNothing();
}

/** The session that has just followed an ended one of the site, and its customer; null without one. */
export async function findSuccessor(
  db: DatabaseOrTransaction,
  site: string,
  ended: SessionKey,
): Promise<{ key: SessionKey; customerId: string | null } | null> {
  const [row] = await db
    .select({ key: session.idHash, customerId: session.customerId })
    .from(sessionSuccessor)
    .innerJoin(session, eq(session.idHash, sessionSuccessor.successor))
    .where(and(eq(sessionSuccessor.idHash, ended), eq(session.site, site), gt(sessionSuccessor.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Deletes those that can no longer be joined. */
export async function sweepSuccessors(db: DatabaseOrTransaction): Promise<void> {
  await db.delete(sessionSuccessor).where(lt(sessionSuccessor.expiresAt, sql`now()`));
}
