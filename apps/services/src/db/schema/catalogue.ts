import type { Lettering, Link, VatClass } from '@shop/contracts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A text by locale. Missing ones fall back to the default locale. */
export type Texts = Partial<Record<string, string>>;

export type ItemSource = 'demo' | 'import' | 'generated';

/** Everything that lists contain: products, vouchers, series and recipes. */
export const item = pgTable(
  'item',
  {
    site: text().notNull(),
    id: text().notNull(),
    productType: text().notNull(),
    /** Lowest price of its SKUs; null for series and recipes. */
    priceCents: integer(),
    crossCents: integer(),
    currency: text().notNull(),
    vatClass: text().$type<VatClass>().notNull().default('standard'),
    membersOnly: boolean().notNull().default(false),
    communitySettings: text().notNull().default('full'),
    numberOfPersons: integer().notNull().default(0),
    locations: text().array().notNull().default([]),
    /** Image ids: tile, hover, then the rest of the gallery. */
    images: text().array().notNull().default([]),
    badges: jsonb().$type<{ label: Texts; style: string }[]>().notNull().default([]),
    countDown: jsonb().$type<{ startDate: number; endDate: number } | null>(),
    personalizable: boolean().notNull().default(false),
    lettering: jsonb().$type<Lettering>(),
    /** Working days until it is made, before it is sent. */
    productionDays: smallint().notNull().default(0),
    /** Videos; their cover is a picture of the item. */
    videos: jsonb().$type<{ platform: string; identifier: string; image: string | null }[]>().notNull().default([]),
    /** For structured data. */
    brand: text().notNull().default(''),
    /** A reload of the demo world keeps imported items. */
    source: text().$type<ItemSource>().notNull().default('demo'),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    questionCount: integer().notNull().default(0),
    since: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.site, t.id] })],
);

export const itemText = pgTable(
  'item_text',
  {
    site: text().notNull(),
    itemId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    subTitle: text().notNull().default(''),
    marketingTitle: text().notNull().default(''),
    summary: text().notNull().default(''),
    description: text().notNull().default(''),
    infoText: text().notNull().default(''),
    facts: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    /** Steps of an experience; a recipe has its own. */
    steps: jsonb().$type<{ title: string; text: string }[]>().notNull().default([]),
    seoText: text().notNull().default(''),
    /** What a picture shows, by its id, where that is not the title. */
    pictureTexts: jsonb().$type<Record<string, string>>().notNull().default({}),
    uri: text().notNull(),
    /** The language the texts are in, if they stand in for missing ones of this language. */
    borrowedFrom: text(),
  },
  (t) => [primaryKey({ columns: [t.site, t.itemId, t.locale] }), uniqueIndex('item_text_uri').on(t.site, t.uri)],
);

/** Articles that can be put into a cart. Every product has at least the SKU with its own id. */
export const sku = pgTable(
  'sku',
  {
    site: text().notNull(),
    sku: text().notNull(),
    itemId: text().notNull(),
    position: smallint().notNull().default(0),
    gtin: text().notNull().default(''),
    label: jsonb().$type<Texts>().notNull().default({}),
    swatchColor: text().notNull().default(''),
    priceCents: integer().notNull(),
    crossCents: integer(),
    /** Null if unlimited: experiences, vouchers. */
    stock: integer(),
    /** Stock given by the catalogue's source when it was last loaded. */
    importedStock: integer(),
    /** Image ids, if they differ from the item's. */
    images: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.site, t.sku] }), index('sku_item').on(t.site, t.itemId)],
);

export const category = pgTable(
  'category',
  {
    site: text().notNull(),
    id: text().notNull(),
    parentId: text(),
    position: integer().notNull().default(0),
    title: jsonb().$type<Texts>().notNull(),
    /** Path by locale. */
    uri: jsonb().$type<Texts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.id] })],
);

/** An item is in its categories and all their ancestors. */
export const itemCategory = pgTable(
  'item_category',
  { site: text().notNull(), categoryId: text().notNull(), itemId: text().notNull(), position: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.categoryId, t.itemId] }),
    index('item_category_position').on(t.site, t.categoryId, t.position),
    index('item_category_item').on(t.site, t.itemId),
  ],
);

export const attribute = pgTable(
  'attribute',
  {
    site: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<Texts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.id] })],
);

export const attributeValue = pgTable(
  'attribute_value',
  {
    site: text().notNull(),
    attributeId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    /** Other words for the value, by locale, that the search understands. */
    words: jsonb().$type<Record<string, string[]>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.site, t.attributeId, t.id] })],
);

export const itemAttribute = pgTable(
  'item_attribute',
  { site: text().notNull(), itemId: text().notNull(), attributeId: text().notNull(), valueId: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.itemId, t.attributeId, t.valueId] }),
    index('item_attribute_value').on(t.site, t.attributeId, t.valueId, t.itemId),
  ],
);

/** related, accessory; for a series, `series` relates its items in order; for a recipe, `recommended`. */
export const itemRelation = pgTable(
  'item_relation',
  {
    site: text().notNull(),
    itemId: text().notNull(),
    type: text().notNull(),
    targetId: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.itemId, t.type, t.targetId] }),
    index('item_relation_target').on(t.site, t.targetId, t.type),
  ],
);

export const cook = pgTable(
  'cook',
  {
    site: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    imageId: text(),
    links: jsonb().$type<StoredLink[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.site, t.id] })],
);

export interface StoredLink {
  url: Texts;
  target: Link['target'];
  label: Texts;
}
export interface StoredIngredientList {
  title: Texts;
  persons: number;
  ingredients: { id: string; amount: number | null; unit: string; name: Texts }[];
}
export interface StoredStep {
  title: Texts;
  text: Texts;
  productId: string | null;
  link?: StoredLink;
  /** Image ids; omitted if none. */
  images?: string[];
}

/** Additional columns of a recipe. */
export const recipe = pgTable(
  'recipe',
  {
    site: text().notNull(),
    itemId: text().notNull(),
    cookId: text(),
    /** Minutes; so is totalTime. */
    prepTime: integer().notNull(),
    totalTime: integer().notNull(),
    niveau: text().notNull(),
    ingredientLists: jsonb().$type<StoredIngredientList[]>().notNull(),
    steps: jsonb().$type<StoredStep[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.itemId] })],
);
