import type { ChosenPayment, Delivery } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cart } from './cart.ts';
import type { StoredAddress } from './storedAddress.ts';

/** A code that was accepted: of a promotion, or a voucher's id. */
export type StoredCode = { kind: 'promotion'; code: string } | { kind: 'voucher'; id: string };

/** What a visitor has chosen on the way to an order, for a cart. It goes with the cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid()
    .primaryKey()
    .references(() => cart.id, { onDelete: 'cascade' }),
  billing: jsonb().$type<StoredAddress>(),
  /** Null for the billing address. */
  shipping: jsonb().$type<StoredAddress>(),
  delivery: jsonb().$type<Delivery>(),
  payment: jsonb().$type<ChosenPayment>(),
  /** In the order they were given. */
  codes: jsonb()
    .$type<StoredCode[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
