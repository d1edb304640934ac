import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Originals of all pictures. The id ends with a hash of the bytes, so an address is immutable. */
export const image = pgTable('image', {
  id: text().primaryKey(),
  mimeType: text().notNull(),
  /** px of the original */
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
