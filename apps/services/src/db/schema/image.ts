import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { review } from './community.ts';

/** Originals of all pictures. An id always means the same bytes, so an address is immutable. */
export const image = pgTable(
  'image',
  {
    id: text().primaryKey(),
    mimeType: text().notNull(),
    /** px of the original */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    /** The review that a customer has sent it with, and which it is shown with; null for pictures of the shop. */
    reviewId: uuid().references(() => review.id, { onDelete: 'cascade' }),
    /** What its author says is to be seen in it. Those of the shop are described by what they are shown with. */
    description: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('image_review').on(t.reviewId)],
);
