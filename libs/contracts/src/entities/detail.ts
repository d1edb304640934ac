import { z } from 'zod';
import {
  badgeSchema,
  configurationOptionSchema,
  countDownSchema,
  listingItemSchema,
  productTypeSchema,
  ratingSchema,
  stockLevelSchema,
} from './listing.ts';
import { letteringSchema } from './lettering.ts';
import { imageSchema, linkSchema, videoSchema } from './media.ts';
import { priceSchema } from './price.ts';
import { htmlSchema, idSchema } from './scalars.ts';

/** Which community parts a page shows: `none` hides rating, questions and reviews. */
const communitySettingsSchema = z.enum(['none', 'hideQuestions', 'hideReviews', 'full']);
export type CommunitySettings = z.infer<typeof communitySettingsSchema>;

const factSchema = z.object({ label: z.string(), value: z.string() });

/** The part of a product that differs by variant or changes often: price, stock, choices, pictures. */
export const productShoppingPageSchema = z.object({
  id: idSchema,
  sku: idSchema,
  price: priceSchema.nullable(),
  stockLevel: stockLevelSchema.nullable(),
  /** Units one order may take; 0 when sold out. */
  maxQuantity: z.int().nonnegative(),
  configurationOptions: z.array(configurationOptionSchema),
  /** The variant's own pictures first. */
  images: z.array(imageSchema),
  countDown: countDownSchema.nullable(),
});
export type ProductShoppingPage = z.infer<typeof productShoppingPageSchema>;

/** A sequence of steps, e.g. the schedule of an experience. */
const productStepSchema = z.object({ title: z.string(), text: z.string() });

export const productSchema = productShoppingPageSchema.extend({
  canonicalSKU: idSchema,
  productType: productTypeSchema,
  title: z.string(),
  subTitle: z.string(),
  marketingTitle: z.string(),
  summary: z.string(),
  description: htmlSchema,
  infoText: htmlSchema,
  link: linkSchema,
  videos: z.array(videoSchema),
  galleryImages: z.array(imageSchema),
  steps: z.array(productStepSchema),
  seoText: htmlSchema,
  badges: z.array(badgeSchema),
  facts: z.array(factSchema),
  rating: ratingSchema,
  questionCount: z.int(),
  numberOfPersons: z.int(),
  locations: z.array(z.string()),
  membersOnly: z.boolean(),
  personalizable: z.boolean(),
  /** How words come onto it; null where nothing is known of that. */
  lettering: letteringSchema.nullish(),
  communitySettings: communitySettingsSchema,
  belongsToSeries: z.array(listingItemSchema),
  /** Separately requested sections that are not empty. */
  lateSections: z.array(z.enum(['accessoryProducts', 'addSample', 'relatedProducts', 'questionnaire'])),
});
export type Product = z.infer<typeof productSchema>;

export const relationTypeSchema = z.enum(['related', 'similar', 'accessory', 'series', 'sample']);
export type RelationType = z.infer<typeof relationTypeSchema>;

export const seriesSchema = z.object({
  id: idSchema,
  title: z.string(),
  subTitle: z.string(),
  summary: z.string(),
  description: htmlSchema,
  link: linkSchema,
  images: z.array(imageSchema),
  galleryImages: z.array(imageSchema),
  items: z.array(listingItemSchema),
  rating: ratingSchema,
  questionCount: z.int(),
  communitySettings: communitySettingsSchema,
  seoText: htmlSchema,
});
export type Series = z.infer<typeof seriesSchema>;

const cookSchema = z.object({
  name: z.string(),
  title: z.string(),
  image: imageSchema.nullable(),
  description: z.string(),
  links: z.array(linkSchema),
});
export type Cook = z.infer<typeof cookSchema>;

/**
 * `title` is the whole line; `amount`, `unit` and `name` are its parts, so that it can be scaled by persons. `name` is
 * empty if the line could not be split.
 */
const ingredientSchema = z.object({
  id: idSchema,
  title: z.string(),
  amount: z.number().nullable(),
  unit: z.string(),
  name: z.string(),
});
const ingredientListSchema = z.object({
  title: z.string(),
  noOfPersons: z.int(),
  ingredients: z.array(ingredientSchema),
});
export type IngredientList = z.infer<typeof ingredientListSchema>;

const recipeStepSchema = z.object({
  title: z.string(),
  text: z.string(),
  link: linkSchema.nullable(),
  linkLabel: z.string(),
  images: z.array(imageSchema),
  recommendedProduct: listingItemSchema.nullable(),
});
export type RecipeStep = z.infer<typeof recipeStepSchema>;

export const recipeSchema = z.object({
  id: idSchema,
  title: z.string(),
  subTitle: z.string(),
  summary: z.string(),
  description: htmlSchema,
  link: linkSchema,
  /** Empty for an anonymous visitor of a members-only recipe, as is `ingredientLists`. */
  steps: z.array(recipeStepSchema),
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  galleryImages: z.array(imageSchema),
  cook: cookSchema.nullable(),
  ingredientLists: z.array(ingredientListSchema),
  /** Minutes; so is `totalTime`. */
  prepTime: z.int(),
  totalTime: z.int(),
  niveau: z.enum(['easy', 'medium', 'advanced']),
  membersOnly: z.boolean(),
  communitySettings: communitySettingsSchema,
  rating: ratingSchema,
  questionCount: z.int(),
  recommendedProducts: z.array(listingItemSchema),
  /** Preferred to `recommendedProducts` unless empty. */
  recommendedProductsAll: z.array(listingItemSchema),
  seoText: htmlSchema,
});
export type Recipe = z.infer<typeof recipeSchema>;
