import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const synonym = pgTable(
  'synonym',
  {
    site: text().notNull(),
    locale: text().notNull(),
    term: text().notNull(),
    words: text().array().notNull(),
    /** The stems of the term's words: all its forms are found by them. */
    stem: text().generatedAlwaysAs(sql`shop_stem(locale, term)`),
  },
  (t) => [primaryKey({ columns: [t.site, t.locale, t.term] }), index('synonym_stem').on(t.site, t.locale, t.stem)],
);

/** Words of the catalogue with the number of items they find: for suggestions and "did you mean". */
export const searchTerm = pgTable(
  'search_term',
  { site: text().notNull(), locale: text().notNull(), term: text().notNull(), itemCount: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.locale, t.term] })],
);

/** How often a term was searched for on a day, without anything about who did. For the staff. */
export const searchCount = pgTable(
  'search_count',
  {
    site: text().notNull(),
    locale: text().notNull(),
    term: text().notNull(),
    day: date().notNull(),
    searches: integer().notNull().default(0),
    /** Searches that found nothing. */
    withoutResult: integer().notNull().default(0),
    /** Chosen results. */
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.site, t.day, t.locale, t.term] })],
);
