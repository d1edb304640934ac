import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The content tree, one per site and locale. A page has the same id in every locale, by which the language switch finds
 * it. `groups` lists the navigations of a node: main, secondary, footer, legal, social.
 */
export const contentNode = pgTable(
  'content_node',
  {
    site: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    parentId: text(),
    position: integer().notNull().default(0),
    mimeType: text().notNull(),
    /** Path with its locale prefix; for an external link, the whole address. */
    uri: text().notNull(),
    name: text().notNull(),
    hidden: boolean().notNull().default(false),
    groups: text().array().notNull().default([]),
    /** Subject of the page: a list, product or app id. */
    referenceId: text().notNull().default(''),
    /** Layout, hero, meta, contentElements, elements before and after an app. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.locale, t.id] }),
    uniqueIndex('content_node_uri').on(t.site, t.uri),
    index('content_node_parent').on(t.site, t.locale, t.parentId),
  ],
);

/** Content without a page of its own: collections, flyouts, single elements. */
export const contentFragment = pgTable(
  'content_fragment',
  {
    site: text().notNull(),
    locale: text().notNull(),
    /** collection, flyout, or the reference type of a single element. */
    referenceType: text().notNull(),
    referenceId: text().notNull(),
    title: text().notNull().default(''),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.locale, t.referenceType, t.referenceId] })],
);

/** Moved pages: old path to new path. */
export const redirect = pgTable(
  'redirect',
  { site: text().notNull(), fromUri: text().notNull(), toUri: text().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.fromUri] })],
);

/** Slogan, flags and other settings of a site in a locale. */
export const siteSetting = pgTable(
  'site_setting',
  {
    site: text().notNull(),
    locale: text().notNull(),
    key: text().notNull(),
    data: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.locale, t.key] })],
);

/** One row: increases whenever content or catalogue change, so that caches expire. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Hash of every loaded demo file, so that a start loads only changed ones. */
export const demoFile = pgTable('demo_file', { path: text().primaryKey(), hash: text().notNull() });
