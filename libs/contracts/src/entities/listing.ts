import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants.ts';
import { imageSchema, linkSchema } from './media.ts';
import { priceSchema } from './price.ts';
import { htmlSchema, idSchema, localeSchema, textSchema, timestampSchema, urlSchema } from './scalars.ts';

export const productTypeSchema = z.enum(['product', 'series', 'experienceVoucher', 'valueVoucher', 'recipe']);
export type ProductType = z.infer<typeof productTypeSchema>;

export const ratingSchema = z.object({ score: z.number(), count: z.int() });
export type Rating = z.infer<typeof ratingSchema>;

export const badgeSchema = z.object({
  label: z.string(),
  style: z.enum(['campaign', 'default', 'promotion', 'campaignblackfriday_special']),
});
export type Badge = z.infer<typeof badgeSchema>;

/** Fill of the stock bar: label1 30 %, label2 10 %, label3 0 %. */
export const stockLevelSchema = z.object({ code: z.enum(['label1', 'label2', 'label3']), label: z.string() });
export type StockLevel = z.infer<typeof stockLevelSchema>;

export const countDownSchema = z.object({
  shouldBeDisplayed: z.boolean(),
  startDate: timestampSchema.nullable(),
  endDate: timestampSchema.nullable(),
});
export type CountDown = z.infer<typeof countDownSchema>;

const configurationValueSchema = z.object({
  label: z.string(),
  swatchColor: z.string(),
  swatchImage: z.object({ url: urlSchema }).nullable(),
  targetSKU: idSchema,
  url: urlSchema,
  /** None of it is left. */
  isSoldOut: z.boolean().optional(),
});
export const configurationOptionSchema = z.object({
  id: idSchema,
  label: z.string(),
  values: z.array(configurationValueSchema),
});
export type ConfigurationOption = z.infer<typeof configurationOptionSchema>;

const entityMetricSchema = z.object({
  dimensionName: z.string(),
  dataType: z.enum(['string', 'int', 'float', 'bool']),
  string: z.string().optional(),
  int: z.int().optional(),
  float: z.number().optional(),
  bool: z.boolean().optional(),
});

export const listingItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  subTitle: z.string(),
  marketingTitle: z.string(),
  link: linkSchema,
  image: imageSchema.nullable(),
  alternativeImage: imageSchema.nullable(),
  /** Shown on hover. */
  secondaryImage: imageSchema.nullable(),
  productType: productTypeSchema,
  price: priceSchema.nullable(),
  configurationOptions: z.array(configurationOptionSchema),
  badges: z.array(badgeSchema),
  membersOnly: z.boolean(),
  rating: ratingSchema,
  infoText: htmlSchema,
  numberOfPersons: z.int(),
  locations: z.array(z.string()),
  stockLevel: stockLevelSchema.nullable(),
  countDown: countDownSchema.nullable(),
  entityMetrics: z.object({ values: z.array(entityMetricSchema) }).nullable(),
  canonicalSKU: idSchema,
});
export type ListingItem = z.infer<typeof listingItemSchema>;

/** What a product shows of a series that it belongs to. */
export type SeriesLink = Pick<ListingItem, 'id' | 'link' | 'image' | 'title' | 'subTitle'>;

export const paginationSchema = z.object({ page: z.int().nonnegative(), pageSize: z.int().positive() });
export type Pagination = z.infer<typeof paginationSchema>;

const sortSchema = z.enum(['relevance', 'priceAscending', 'priceDescending', 'newest', 'rating']);
export type Sort = z.infer<typeof sortSchema>;

const MAX_PAGE = 100_000;
const pageSchema = z.int().min(0).max(MAX_PAGE);
/** Items of a type, of which there are five, so that groups are no longer than a page. */
const MAX_GROUP_SIZE = 9;
const pageSizeSchema = z.int().min(1).max(MAX_PAGE_SIZE);
/** Chosen value ids by attribute id. */
const chosenFiltersSchema = z.record(idSchema, z.array(idSchema));

/** `page` is zero-based on the wire, as in the community calls; in page addresses it is one-based. */
export const listingRequestSchema = z.object({
  listId: idSchema,
  locale: localeSchema,
  page: pageSchema.default(0),
  pageSize: pageSizeSchema.default(24),
  sort: sortSchema.nullish(),
  filters: chosenFiltersSchema.nullish(),
  /** Values to be counted that a list does not offer to choose: ranges of prices, and types. */
  counted: chosenFiltersSchema.nullish(),
  /** Whether the reply says which of the chosen filter values each item has. */
  withMatches: z.boolean().nullish(),
  /** These items in this order instead of a list's, e.g. recently viewed ones. `listId` is empty then. */
  itemIds: z.array(idSchema).max(MAX_PAGE_SIZE).nullish(),
});
export type ListingRequest = z.input<typeof listingRequestSchema>;

export const searchRequestSchema = z.object({
  term: textSchema,
  locale: localeSchema,
  page: pageSchema.default(0),
  pageSize: pageSizeSchema.default(24),
  sort: sortSchema.nullish(),
  filters: chosenFiltersSchema.nullish(),
  /** On the first page: this many items of each type at most, type by type, where several are found and none is chosen. */
  groupSize: z.int().min(1).max(MAX_GROUP_SIZE).nullish(),
});
export type SearchRequest = z.input<typeof searchRequestSchema>;

/** The lowest and the highest price of the items that the other filters leave, in cents. */
const priceBoundsSchema = priceSchema.pick({ currency: true }).extend({
  min: z.int(),
  max: z.int(),
  /** Words before the ends of a range: `from`, `up to`. */
  atLeast: z.string(),
  atMost: z.string(),
});
export type PriceBounds = z.infer<typeof priceBoundsSchema>;

const facetSchema = z.object({
  id: idSchema,
  title: z.string(),
  values: z.array(z.object({ id: idSchema, title: z.string(), count: z.int(), selected: z.boolean() })),
  /** Of prices, which differ: any range may be chosen. */
  range: priceBoundsSchema.optional(),
});
export type Facet = z.infer<typeof facetSchema>;

export const listingSchema = z.object({
  items: z.array(listingItemSchema),
  count: z.int(),
  pagination: paginationSchema,
  filters: z.array(facetSchema),
  sorts: z.array(z.object({ id: sortSchema, selected: z.boolean() })),
  /** By item id, the chosen values that it has, by attribute id; only where the request asks for it. */
  matches: z.record(idSchema, z.record(idSchema, z.array(idSchema))).optional(),
});
export type Listing = z.infer<typeof listingSchema>;

export const searchResultSchema = listingSchema.extend({
  /** A corrected spelling if the term finds too little; otherwise empty. */
  didYouMean: z.string(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchSuggestionsSchema = z.object({
  searchTermSuggestions: z.array(z.object({ searchTerm: z.string(), count: z.int() })),
  listingItemSuggestions: z.array(
    listingItemSchema.pick({
      id: true,
      image: true,
      alternativeImage: true,
      title: true,
      subTitle: true,
      marketingTitle: true,
      price: true,
      link: true,
      rating: true,
      productType: true,
      locations: true,
    }),
  ),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;

export const attributeSchema = z.object({
  id: idSchema,
  title: z.string(),
  values: z.array(z.object({ id: idSchema, title: z.string() })),
});
export type Attribute = z.infer<typeof attributeSchema>;

const categoryRefSchema = z.object({ id: idSchema, title: z.string(), url: urlSchema });
export const categorySchema = categoryRefSchema.extend({
  parent: categoryRefSchema.nullable(),
  children: z.array(categoryRefSchema),
  itemCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;
