import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';

/** Requests to be notified when a sold-out SKU is available again. Deleted when the mail is queued. */
export const stockNotification = pgTable(
  'stock_notification',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    sku: text().notNull(),
    email: text().notNull(),
    /** Language of the mail. */
    locale: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stock_notification_once').on(t.site, t.sku, t.email),
    index('stock_notification_customer').on(t.customerId),
  ],
);
