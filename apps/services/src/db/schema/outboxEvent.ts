import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Events for other systems, written with what happened and delivered afterwards. Swept by age. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    /** The receiver's means to recognise an event that comes twice. */
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events: whatever writes about one subject holds its row locked. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    /** The order or SKU it is about, whose events are delivered one after the other. */
    subject: text().notNull(),
    type: text().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Attempts to deliver it, and when the next one may begin. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('outbox_event_due')
      .on(t.site, t.nextAttemptAt)
      .where(sql`${t.deliveredAt} is null`),
    index('outbox_event_subject')
      .on(t.site, t.subject, t.position)
      .where(sql`${t.deliveredAt} is null`),
    index('outbox_event_age').on(t.createdAt),
  ],
);
