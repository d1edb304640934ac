import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Numbers of approved reviews by all that an item's list can be filtered by. A trigger keeps them in step with the rows;
 * counting a hundred thousand for each visitor would take too long.
 */
export const reviewCount = pgTable(
  'review_count',
  {
    site: text().notNull(),
    referenceType: text().notNull(),
    referenceId: text().notNull(),
    score: smallint().notNull(),
    locale: text().notNull(),
    pictured: boolean().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'review_count_pk',
      columns: [t.site, t.referenceId, t.referenceType, t.score, t.locale, t.pictured],
    }),
  ],
);
