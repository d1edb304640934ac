import { gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** How long the same words of a customer in the same place are what was sent before. */
const SENT_AGAIN_MINUTES = 10;

/**
 * Condition: written so recently that the same words are one entry, sent twice because the first answer did not arrive.
 * Whoever asks holds the lock of the author, so that of two calls at once the second finds the first.
 */
export function isRecent(createdAt: PgColumn): SQL {
  return gt(createdAt, sql`now() - make_interval(mins => ${SENT_AGAIN_MINUTES}::int)`);
}
