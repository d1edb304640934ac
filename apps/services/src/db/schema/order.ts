import type {
  AppliedCode,
  Delivery,
  Image,
  Parcel,
  Personalization,
  ProductType,
  RefundedLine,
  TaxShare,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';
import type { StoredAddress } from './storedAddress.ts';

/** An order with its own copy of everything that may change afterwards. Amounts are gross cents. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    /** The number people use; it opens nothing. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The customer or guest who ordered; null once the account is deleted. */
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    locale: text().notNull(),
    email: text().notNull(),
    status: text().notNull(),
    billing: jsonb().$type<StoredAddress>().notNull(),
    shipping: jsonb().$type<StoredAddress>(),
    delivery: jsonb().$type<Delivery>().notNull(),
    currency: text().notNull(),
    itemsCents: bigint({ mode: 'number' }).notNull(),
    discountCents: bigint({ mode: 'number' }).notNull(),
    deliveryCents: bigint({ mode: 'number' }).notNull(),
    vouchersCents: bigint({ mode: 'number' }).notNull(),
    dueCents: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<TaxShare[]>().notNull(),
    /** The codes that took something off or paid. */
    codes: jsonb()
      .$type<AppliedCode[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    paymentMethod: text().notNull(),
    paymentProvider: text(),
    /**
     * `pending`: the provider has not said what became of it; `open`: it is paid later, by bill or on delivery; `paid`;
     * `refused`.
     */
    paymentStatus: text().notNull(),
    /** Why it was refused. */
    paymentReason: text(),
    /** The provider's name for it. */
    paymentReference: text(),
    /** The provider's name for the money that came, where refunds are asked for by another name than payments. */
    paymentTransaction: text(),
    /** What is to be given back, and what has been: the sums of the order's refunds. */
    refundDueCents: bigint({ mode: 'number' }).notNull().default(0),
    refundedCents: bigint({ mode: 'number' }).notNull().default(0),
    /** Of what is not paid yet: what need not be paid any more, since the goods came back. */
    creditedCents: bigint({ mode: 'number' }).notNull().default(0),
    /** Of the link in mails, for whoever has no account: 256 random bits. It opens what lies in this row. */
    accessKey: text().notNull(),
    /** Of the call that placed it. The same key gives the same order. */
    idempotencyKey: text().notNull(),
    /** The version of the checkout that was ordered under the key. */
    checkoutVersion: text().notNull(),
    /** In which it was sent, the first one first. */
    parcels: jsonb().$type<Parcel[]>().notNull().default([]),
    /** The cart it was made of, which stays until the order holds. */
    cartId: uuid(),
    /** Set once the order holds: it is paid, or needs no payment before it is sent. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The customer has deleted the account: what was put on the articles goes once they are made. */
    isForgotten: boolean().notNull().default(false),
  },
  (t) => [
    index('shop_order_forgotten')
      .on(t.id)
      .where(sql`${t.isForgotten}`),
    uniqueIndex('shop_order_number').on(t.number),
    uniqueIndex('shop_order_key').on(t.customerId, t.idempotencyKey),
    uniqueIndex('shop_order_reference').on(t.paymentProvider, t.paymentReference),
    index('shop_order_customer').on(t.customerId, t.createdAt),
    index('shop_order_pending')
      .on(t.createdAt)
      .where(sql`${t.paymentStatus} = 'pending'`),
    check(
      'shop_order_sum',
      sql`${t.itemsCents} + ${t.deliveryCents} - ${t.discountCents} - ${t.vouchersCents} = ${t.dueCents} and ${t.dueCents} >= 0`,
    ),
    check(
      'shop_order_refund',
      sql`${t.refundedCents} between 0 and ${t.refundDueCents} and ${t.creditedCents} >= 0 and ${t.refundDueCents} + ${t.creditedCents} <= ${t.dueCents}`,
    ),
  ],
);

/** What was ordered. `position` is the order of the cart; a child has that of its parent as `parent`. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    parent: smallint(),
    sku: text().notNull(),
    itemId: text().notNull(),
    productType: text().$type<ProductType>().notNull().default('product'),
    title: text().notNull(),
    subTitle: text().notNull(),
    url: text().notNull(),
    image: jsonb().$type<Image>(),
    qty: integer().notNull(),
    unitCents: integer().notNull(),
    /** Rate in tenths of a percent; null for value vouchers: tax is due when they are redeemed. */
    vatPermille: smallint(),
    /** Units taken from a limited stock, to which a cancellation gives them back. */
    takenFromStock: integer().notNull(),
    personalization: jsonb().$type<Personalization>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_line_sku').on(t.sku),
    index('order_line_picture')
      .on(sql`(${t.personalization}->>'imageId')`)
      .where(sql`${t.personalization}->>'imageId' is not null`),
  ],
);

/** What became of an order after it was placed, the oldest first. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('order_event_order').on(t.orderId)],
);

/** The bill of an order that holds, issued once. Numbers have no gaps within a site and a year. */
export const invoice = pgTable(
  'invoice',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => shopOrder.id),
    site: text().notNull(),
    /** The year it was issued in, local time. */
    year: smallint().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('invoice_number').on(t.site, t.year, t.number)],
);

/**
 * Money that goes back to whoever paid. Those of payments at a provider are given back by the sweep, the others by
 * people.
 */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** The provider takes it once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Of the call that asked for it, or the reason for which the shop gives back by itself. The same key is one refund. */
    key: text().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    /** What came back or was missing; none where an amount was given back. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whether people give it back though a provider took the money, since the provider could not. */
    isByPeople: boolean().notNull().default(false),
    /** When the money was given back. */
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('order_refund_key').on(t.orderId, t.key),
    index('order_refund_due')
      .on(t.createdAt)
      .where(sql`${t.doneAt} is null`),
    check('order_refund_cents', sql`${t.cents} > 0`),
  ],
);
