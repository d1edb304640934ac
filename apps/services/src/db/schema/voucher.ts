import type { Image } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { customer } from './identity.ts';
import { shopOrder } from './order.ts';

/** A voucher with a copy of what was bought. Amounts are cents. */
export const voucher = pgTable(
  'voucher',
  {
    /** The code follows from the id and a secret; only its hash is stored. */
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    kind: text().$type<'value' | 'experience'>().notNull(),
    codeHash: bytea().notNull(),
    sku: text().notNull(),
    itemId: text().notNull(),
    title: text().notNull(),
    subTitle: text().notNull().default(''),
    url: text().notNull().default(''),
    image: jsonb().$type<Image>(),
    currency: text().notNull(),
    valueCents: bigint({ mode: 'number' }).notNull(),
    /** The sum of its movements, with which it changes in one statement. */
    balanceCents: bigint({ mode: 'number' }).notNull(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** How often it was extended. */
    extensions: smallint().notNull().default(0),
    locale: text().notNull(),
    /** Words of the giver. */
    message: text().notNull().default(''),
    /** Who bought it, later the customer who activated it. */
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    /** The line of the order that bought it, and which of the line's units it is. Null for those that were not sold. */
    orderId: uuid().references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: smallint(),
    unit: smallint(),
    /** When and where an experience takes place, and who comes. */
    activatedFor: date(),
    activatedLocation: text(),
    activatedName: text(),
    activatedEmail: text(),
    canceledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('voucher_code').on(t.codeHash),
    // A line's units are issued once, however often its order is found to be paid.
    uniqueIndex('voucher_unit').on(t.orderId, t.position, t.unit),
    index('voucher_customer').on(t.customerId, t.createdAt),
    // The few that end first, of very many.
    index('voucher_open')
      .on(t.customerId, t.validUntil, t.id)
      .where(sql`${t.canceledAt} is null and ${t.activatedFor} is null`),
    check('voucher_balance', sql`${t.balanceCents} between 0 and ${t.valueCents}`),
  ],
);

/** Every change of a voucher's balance. Rows are only added. */
export const voucherMovement = pgTable(
  'voucher_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voucherId: uuid()
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    /** The order that was paid, or that bought the voucher. */
    orderId: uuid().references(() => shopOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<'issued' | 'paid' | 'returned' | 'canceled'>().notNull(),
    /** Negative where it takes. */
    cents: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('voucher_movement_voucher').on(t.voucherId), index('voucher_movement_order').on(t.orderId)],
);

/** Uses of promotion codes that everybody may use once. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    site: text().notNull(),
    /** SHA-256 of the e-mail address in lower case: guests have no account by which they could be known. */
    person: bytea().notNull(),
    code: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.site, t.person, t.code] }), index('promotion_use_order').on(t.orderId)],
);
