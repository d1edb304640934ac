import type { RefundedLine, TaxShare } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shopOrder } from './order.ts';

/**
 * What an invoice is no longer for: an order was cancelled, or money of it given back. Numbers have no gaps within a site
 * and a year, like those of invoices, and are a row of their own.
 */
export const creditNote = pgTable(
  'credit_note',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id),
    site: text().notNull(),
    /** The year it was issued in, local time. */
    year: smallint().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    /** What of `cents` is taxed, by rate. */
    taxes: jsonb().$type<TaxShare[]>().notNull(),
    /** Units it is for; none where it is an amount. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** Whether it is for all that was left of the order. */
    isRest: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('credit_note_number').on(t.site, t.year, t.number),
    index('credit_note_order').on(t.orderId),
    check('credit_note_cents', sql`${t.cents} > 0`),
  ],
);
