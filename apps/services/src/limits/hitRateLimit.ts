import { lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { rateLimit } from '../db/schema/identity.ts';

export interface RateLimit {
  /** Maximum number of calls per window. */
  limit: number;
  windowSeconds: number;
}

/** Counts a call for a key, across all processes. Null while it is allowed, else the seconds until the next window. */
export async function hitRateLimit(
  db: DatabaseOrTransaction,
  key: string,
  { limit, windowSeconds }: RateLimit,
): Promise<number | null> {
  const window = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int)`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key, windowStart: window, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimit.key, rateLimit.windowStart],
      set: { count: sql`${rateLimit.count} + 1` },
    })
    .returning({
      count: rateLimit.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimit.windowStart}) + ${windowSeconds}::int - extract(epoch from now()))::int`,
    });
  return row && row.count > limit ? Math.max(1, row.secondsLeft) : null;
}

/** Deletes expired windows. Returns their number. */
export async function sweepRateLimits(db: DatabaseOrTransaction): Promise<number> {
  const { rowCount } = await db.delete(rateLimit).where(lt(rateLimit.windowStart, sql`now() - interval '1 day'`));
  return rowCount ?? 0;
}
