import { index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';
import { shopOrder } from './order.ts';

/**
 * Every article that a customer has bought, once, with the newest order of it that came to something. Triggers keep it in
 * step with orders and their lines (migration 0030); nothing else writes it, except where a guest's orders become an
 * account's (`adoptBoughtArticles`).
 */
export const boughtArticle = pgTable(
  'bought_article',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Of the order's line. */
    position: smallint().notNull(),
    orderedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.sku] }),
    // A page of the last bought is read from it.
    index('bought_article_last').on(t.customerId, t.orderedAt.desc().nullsFirst(), t.sku),
    // The last customers who have bought an article.
    index('bought_article_sku').on(t.sku, t.orderedAt),
  ],
);
