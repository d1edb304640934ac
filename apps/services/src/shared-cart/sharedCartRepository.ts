import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { sharedCart, type SharedLine } from '../db/schema/sharedCart.ts';

/** Days a link works. */
const LIFETIME_DAYS = 30;

export interface StoredSharedCart {
  lines: SharedLine[];
  expiresAt: Date;
}

/** Stores lines under a token. Returns until when it is valid. */
export async function insertSharedCart(
  db: DatabaseOrTransaction,
  { site, token, lines }: { site: string; token: string; lines: SharedLine[] },
): Promise<Date> {
  const expiresAt = sql`now() + make_interval(days => ${LIFETIME_DAYS}::int)`;
  const [row] = await db
    .insert(sharedCart)
    .values({ tokenHash: hashOf(token), site, lines, expiresAt })
    .returning({ expiresAt: sharedCart.expiresAt });
  return row!.expiresAt;
}

/** What was shared under a token; null where it is unknown, of another site, or expired. */
export async function findSharedCart(
  db: DatabaseOrTransaction,
  site: string,
  token: string,
): Promise<StoredSharedCart | null> {
  const [row] = await db
    .select({ lines: sharedCart.lines, expiresAt: sharedCart.expiresAt })
    .from(sharedCart)
    .where(
      and(eq(sharedCart.tokenHash, hashOf(token)), eq(sharedCart.site, site), gt(sharedCart.expiresAt, sql`now()`)),
    );
  return row ?? null;
}

/** Deletes what has expired. Returns the number. */
export async function sweepSharedCarts(db: DatabaseOrTransaction): Promise<number> {
  const { rowCount } = await db.delete(sharedCart).where(lt(sharedCart.expiresAt, sql`now()`));
  return rowCount ?? 0;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
