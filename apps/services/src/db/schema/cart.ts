import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';

/** A customer's only cart, or one referenced by a session. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
    personalization: jsonb().$type<{ imageId?: string | null; text?: string | null } | null>(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('cart_item_cart').on(t.cartId)],
);
