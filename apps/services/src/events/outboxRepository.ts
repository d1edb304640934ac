import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { outboxEvent } from '../db/schema/outboxEvent.ts';

export type OutboxEvent = typeof outboxEvent.$inferSelect;

/** Seconds until the second attempt, longer than the first one may take; each further pause is twice as long. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Events are kept, and tried, as long. */
const KEEP_DAYS = 7;

/**
 * Takes events of these sites that are due, the oldest first, and of each subject only its first one. The next attempt is
 * fixed with it, so that an event of a process that ends is tried again; other processes skip what is being taken.
 */
export async function claimEvents(db: Database, sites: readonly string[], limit: number): Promise<OutboxEvent[]> {
  const earlier = alias(outboxEvent, 'earlier');
  const isDue = and(
    inArray(outboxEvent.site, [...sites]),
    sql`${outboxEvent.deliveredAt} is null`,
    sql`${outboxEvent.nextAttemptAt} <= now()`,
    sql`not exists (select 1 from ${outboxEvent} ${sql.identifier('earlier')}
      where ${earlier.site} = ${outboxEvent.site} and ${earlier.subject} = ${outboxEvent.subject}
        and ${earlier.position} < ${outboxEvent.position} and ${earlier.deliveredAt} is null)`,
  );
  // A common table expression that locks rows is run once; a subquery may be run again, and lock more than the limit.
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: outboxEvent.id })
        .from(outboxEvent)
        .where(isDue)
        .orderBy(outboxEvent.position)
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  const pause = sql`least(${FIRST_PAUSE_SECONDS} * 2 ^ least(${outboxEvent.attempts}, 20), ${LONGEST_PAUSE_SECONDS})`;
  return db
    .with(due)
    .update(outboxEvent)
    .set({
      attempts: sql`${outboxEvent.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${pause})`,
    })
    .where(inArray(outboxEvent.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Remembers that an event was received. */
export async function markDelivered(db: Database, id: string): Promise<void> {
  await db
    .update(outboxEvent)
    .set({ deliveredAt: sql`now()` })
    .where(eq(outboxEvent.id, id));
}

/** Deletes old events, received or not. Returns the number of those that were tried and never received. */
export async function sweepEvents(db: Database): Promise<number> {
  const deleted = await db
    .delete(outboxEvent)
    .where(lt(outboxEvent.createdAt, sql`now() - make_interval(days => ${KEEP_DAYS}::int)`))
    .returning({ deliveredAt: outboxEvent.deliveredAt, attempts: outboxEvent.attempts });
  return deleted.filter(({ deliveredAt, attempts }) => deliveredAt === null && attempts > 0).length;
}
