import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** A line of a shared cart. `parent` is the position of its parent line in the list, which stands before it. */
export interface SharedLine {
  sku: string;
  qty: number;
  parent: number | null;
}

/** Articles shared by a link. Nobody's: only the SHA-256 of the link's token is stored, and not who made it. */
export const sharedCart = pgTable(
  'shared_cart',
  {
    tokenHash: bytea().primaryKey(),
    site: text().notNull(),
    lines: jsonb().$type<SharedLine[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('shared_cart_expires').on(t.expiresAt)],
);
