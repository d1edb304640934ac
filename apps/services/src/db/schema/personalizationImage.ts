import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { customer } from './identity.ts';

/** An uploaded picture for personalization. Only its uploader can see or delete it. */
export const personalizationImage = pgTable(
  'personalization_image',
  {
    id: text().primaryKey(),
    /** Hash of the uploader's session id. */
    sessionKey: bytea().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    /** px */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Re-encoded as webp. */
    bytes: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('personalization_image_session').on(t.sessionKey),
    index('personalization_image_customer').on(t.customerId),
    index('personalization_image_created').on(t.createdAt),
  ],
);
