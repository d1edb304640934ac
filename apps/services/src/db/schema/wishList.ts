import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { customer } from './identity.ts';

/** Lists of wishes of customers. The first list has no title; it is made with the first wish. */
export const wishList = pgTable(
  'wish_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** SHA-256 of the token of the link that shows the list; null without one. */
    shareHash: bytea(),
    /** What the link calls its owner; empty for nothing. */
    shareName: text().notNull().default(''),
    sharedUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('wish_list_title').on(t.customerId, t.title),
    uniqueIndex('wish_list_share').on(t.shareHash),
    index('wish_list_site').on(t.site),
  ],
);

export const wishItem = pgTable(
  'wish_item',
  {
    listId: uuid()
      .notNull()
      .references(() => wishList.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Price when it was added. */
    addedCents: integer().notNull(),
    /** Price and stock when they were last looked at, so that each change is told once. */
    knownCents: integer().notNull(),
    wasAvailable: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.sku] }), index('wish_item_sku').on(t.sku)],
);
