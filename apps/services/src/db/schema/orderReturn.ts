import type { RefundedLine, ReturnReason, ReturnStatus } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shopOrder } from './order.ts';

/** What a customer wants to send back of an order, and what the staff made of it. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    status: text().$type<ReturnStatus>().notNull().default('requested'),
    lines: jsonb().$type<RefundedLine[]>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** What the customer wrote about it. */
    words: text().notNull().default(''),
    /** What the staff wrote to the customer. */
    answer: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was accepted or rejected. */
    decidedAt: timestamp({ withTimezone: true }),
    receivedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('order_return_order').on(t.orderId),
    index('order_return_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('requested', 'accepted')`),
  ],
);
