import { customType, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The text columns used by the search, in a separate table, because a broad term reads thousands of rows. */
export const searchDocument = pgTable(
  'search_document',
  {
    /** The document's number in the listing index: thousands of hits are faster as numbers than as ids. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    itemId: text().notNull(),
    locale: text().notNull(),
    /** The title for comparisons: lower case, without accents. */
    title: text().notNull(),
    /** The title as it is, by which hits are ranked: the item's texts are wide. */
    name: text().notNull().default(''),
    /** Words with weights and, behind a tilde, the endings of the title's words (`shop_title_parts`). */
    words: tsvector().notNull(),
  },
  // The indexes of titles and words, one per language, are in the migrations.
  (t) => [unique('search_document_text').on(t.site, t.itemId, t.locale)],
);
