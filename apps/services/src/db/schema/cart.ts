import type { Personalization } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';

/** Units by article that came with a sign-in, and those of which there was less than wanted. */
export interface StoredMerge {
  added: { sku: string; qty: number }[];
  limited: { sku: string; qty: number; wanted: number }[];
}

/** A customer's only cart, or one referenced by a session. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the sign-in brought, if it was the last change. */
    merge: jsonb().$type<StoredMerge>(),
    /** Expiry of anonymous carts. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('cart_customer').on(t.customerId), index('cart_expires').on(t.expiresAt)],
);

export const cartItem = pgTable(
  'cart_item',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    qty: integer().notNull(),
    parentId: uuid(),
    personalization: jsonb().$type<Personalization>(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set for lines that are put aside for later. */
    savedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('cart_item_cart').on(t.cartId),
    index('cart_item_picture')
      .on(sql`(${t.personalization}->>'imageId')`)
      .where(sql`${t.personalization}->>'imageId' is not null`),
  ],
);
