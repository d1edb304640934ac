import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { failedSignIn, knownNetwork } from '../db/schema/identity.ts';
import { hitRateLimit } from '../limits/hitRateLimit.ts';

/** An account, and the network from which somebody tries to sign in. */
export interface Attempt {
  customerId: string;
  network: string;
}

type LockConfig = Pick<Config, 'LOGIN_MAX_FAILURES' | 'LOGIN_LOCK_MINUTES' | 'LOGIN_MAX_FAILURES_ELSEWHERE'>;

/** How long a network stays known without a sign-in. */
const KNOWN_DAYS = 180;

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;

/**
 * Takes one of the attempts at an account from a network before the password is checked, so that concurrent guesses get
 * no more. Returns the number of failures if this one fails; null if the account is locked for the network. An expired
 * lock is reset.
 */
export async function takeAttempt(
  db: DatabaseOrTransaction,
  attempt: Attempt,
  { LOGIN_MAX_FAILURES, LOGIN_LOCK_MINUTES }: LockConfig,
): Promise<number | null> {
  const failures = sql`case when ${failedSignIn.lockedAt} is null then ${failedSignIn.failures} + 1 else 1 end`;
  const [row] = await db
    .insert(failedSignIn)
    .values({ ...attempt, failures: 1 })
    .onConflictDoUpdate({
      target: [failedSignIn.customerId, failedSignIn.network],
      set: {
        failures,
        lockedAt: sql`case when (${failures}) >= ${LOGIN_MAX_FAILURES}::int then now() end`,
        failedAt: sql`now()`,
      },
      setWhere: or(
        isNull(failedSignIn.lockedAt),
        lt(failedSignIn.lockedAt, sql`now() - ${minutes(LOGIN_LOCK_MINUTES)}`),
      ),
    })
    .returning({ failures: failedSignIn.failures });
  return row?.failures ?? null;
}

/** What an attempt at an account costs, for one at an address that has none. */
export async function spendAttempt(db: DatabaseOrTransaction, network: string, config: LockConfig): Promise<void> {
  const attempt = { customerId: NOBODY, network };
  await hitRateLimit(db, `nobody:${network}`, { limit: 1, windowSeconds: 3_600 });
  await isKnownNetwork(db, attempt);
  await isAttacked(db, NOBODY, config);
}

/** Whether the account is under attack: too many recent failures from networks its owner is not known in. */
export async function isAttacked(
  db: DatabaseOrTransaction,
  customerId: string,
  { LOGIN_LOCK_MINUTES, LOGIN_MAX_FAILURES_ELSEWHERE }: LockConfig,
): Promise<boolean> {
  const [row] = await db
    .select({ failures: sql<number>`coalesce(sum(${failedSignIn.failures}), 0)::int` })
    .from(failedSignIn)
    .where(
      and(
        eq(failedSignIn.customerId, customerId),
        gt(failedSignIn.failedAt, sql`now() - ${minutes(LOGIN_LOCK_MINUTES)}`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(knownNetwork)
            .where(
              and(eq(knownNetwork.customerId, failedSignIn.customerId), eq(knownNetwork.network, failedSignIn.network)),
            ),
        ),
      ),
    );
  return (row?.failures ?? 0) > LOGIN_MAX_FAILURES_ELSEWHERE;
}

/** Whether the account's owner has signed in from the network before. */
export async function isKnownNetwork(db: DatabaseOrTransaction, { customerId, network }: Attempt): Promise<boolean> {
  const rows = await db
    .select({ network: knownNetwork.network })
    .from(knownNetwork)
    .where(and(eq(knownNetwork.customerId, customerId), eq(knownNetwork.network, network)));
  return rows.length > 0;
}

/** After the right password: the network's failures are forgotten, and it is known from now on. */
export async function restoreAttempts(db: DatabaseOrTransaction, { customerId, network }: Attempt): Promise<void> {
  await db.delete(failedSignIn).where(and(eq(failedSignIn.customerId, customerId), eq(failedSignIn.network, network)));
  await db
    .insert(knownNetwork)
    .values({ customerId, network })
    .onConflictDoUpdate({ target: [knownNetwork.customerId, knownNetwork.network], set: { seenAt: sql`now()` } });
}

/** Ends all locks of an account. */
export async function forgetFailures(db: DatabaseOrTransaction, customerId: string): Promise<void> {
  await db.delete(failedSignIn).where(eq(failedSignIn.customerId, customerId));
}

/** Deletes failures that no longer count, and networks not seen for long. */
export async function sweepAttempts(db: DatabaseOrTransaction, { LOGIN_LOCK_MINUTES }: LockConfig): Promise<void> {
  await db
    .delete(failedSignIn)
    .where(lt(failedSignIn.failedAt, sql`now() - ${minutes(LOGIN_LOCK_MINUTES)} - interval '1 day'`));
  await db.delete(knownNetwork).where(lt(knownNetwork.seenAt, sql`now() - make_interval(days => ${KNOWN_DAYS}::int)`));
}
