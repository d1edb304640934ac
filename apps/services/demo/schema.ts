import { vatClasses } from '@shop/contracts/constants';
import { z } from 'zod';
import { artSchema, furtherSchema, subjectSchema } from './artSchema.ts';
import { communitySchema } from './communitySchema.ts';
import { letteringSchema } from './letteringSchema.ts';
import { stepShownSchema } from './stepShownSchema.ts';
import { daySchema, idSchema, textSchema } from './textSchema.ts';

const centsSchema = z.int().positive();
const offerDaySchema = z.union([daySchema, z.int()]);

const badgeSchema = z.strictObject({
  label: textSchema,
  style: z.enum(['campaign', 'default', 'promotion', 'campaignblackfriday_special']),
});

/** Fields of every item. */
const moreSchema = {
  /** Shown in full only to members. */
  membersOnly: z.boolean().default(false),
  /** Which community parts the page shows. */
  community: z.enum(['none', 'hideQuestions', 'hideReviews', 'full']).default('full'),
  /** Videos; the item's scene is their cover. */
  videos: z.array(z.strictObject({ platform: z.string().min(1), identifier: z.string().min(1) })).default([]),
  further: furtherSchema,
  /** HTML below everything else, mainly for search engines. */
  seoText: textSchema.optional(),
};

export const productSchema = z.strictObject({
  id: idSchema,
  type: z.enum(['product', 'experienceVoucher', 'valueVoucher']),
  /** Ids of leaf categories; their ancestors contain the item too. None for what is offered in carts alone. */
  categories: z.array(idSchema),
  price: centsSchema,
  crossPrice: centsSchema.optional(),
  currency: z.enum(['CHF', 'EUR']).optional(),
  /** Food, books and the like are taxed less. */
  vatClass: z.enum(vatClasses).default('standard'),
  badges: z.array(badgeSchema).max(2).default([]),
  /**
   * An offer with an end. A number counts days from the day the files are loaded, so that an offer is always active.
   */
  countDown: z.strictObject({ start: offerDaySchema, end: offerDaySchema }).optional(),
  /** Units in stock; 0 is sold out. Vouchers have no stock. */
  stock: z.int().nonnegative().optional(),
  /** Day the item was added to the range, for "newest". */
  since: daySchema,
  art: artSchema,
  title: textSchema,
  subTitle: textSchema,
  /** One or two plain sentences, shown beside the price and in search results. */
  summary: textSchema,
  /** HTML, 60 to 150 words per language. */
  description: textSchema,
  /** Rows of the facts table. A value that needs no translation is a plain string. */
  facts: z.array(z.strictObject({ label: textSchema, value: z.union([z.string().min(1), textSchema]) })).default([]),
  /** Facet values by attribute id; ids are defined in attributes.yaml. */
  attributes: z.record(idSchema, z.array(idSchema)).default({}),
  /** Experiences: number of persons, and locations. */
  numberOfPersons: z.int().positive().optional(),
  locations: z.array(z.string().min(1)).default([]),
  /** Variants to choose from: the item itself is the first. */
  variants: z
    .array(
      z.strictObject({
        id: idSchema,
        label: textSchema,
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional(),
        palette: idSchema.optional(),
        price: centsSchema.optional(),
        stock: z.int().nonnegative().optional(),
      }),
    )
    .default([]),
  /** Can be personalised with a picture or text. */
  personalizable: z.boolean().default(false),
  /** How words come onto it; of vouchers, a greeting by default. */
  lettering: letteringSchema.optional(),
  /** Working days until it is made, before it is sent. */
  productionDays: z.int().nonnegative().default(0),
  /** Steps, in order. */
  steps: z.array(z.strictObject({ title: textSchema, text: textSchema })).default([]),
  subject: subjectSchema,
  /** Name of the brand. */
  brand: z.string().default(''),
  related: z.array(idSchema).default([]),
  accessories: z.array(idSchema).default([]),
  /** Samples. */
  samples: z.array(idSchema).default([]),
  ...moreSchema,
  ...communitySchema,
});

export const seriesSchema = z.strictObject({
  id: idSchema,
  categories: z.array(idSchema).min(1),
  since: daySchema,
  art: artSchema,
  title: textSchema,
  subTitle: textSchema,
  summary: textSchema,
  description: textSchema,
  /** Product ids, in the order of the series page. */
  items: z.array(idSchema).min(2),
  ...moreSchema,
  ...communitySchema,
});

/** A link to a list of the brand, by its id, with its filters. */
const listLinkSchema = z.strictObject({ to: idSchema, query: z.string().optional(), label: textSchema });
export type DemoListLink = z.infer<typeof listLinkSchema>;

export const cookSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(2),
  title: textSchema,
  /** Two or three plain sentences for the popover. */
  description: textSchema,
  /** Portrait by the illustrator; the one that has the cook's id where nothing is said. */
  motif: idSchema.optional(),
  palette: idSchema,
  links: z.array(listLinkSchema).default([]),
});

export const recipeSchema = z.strictObject({
  id: idSchema,
  categories: z.array(idSchema).min(1),
  since: daySchema,
  cook: idSchema,
  art: artSchema,
  title: textSchema,
  subTitle: textSchema,
  summary: textSchema,
  /** HTML, 80 to 160 words a language: the story, why it works, what to watch. */
  description: textSchema,
  /** Minutes. */
  prepTime: z.int().positive(),
  totalTime: z.int().positive(),
  niveau: z.enum(['easy', 'medium', 'advanced']),
  persons: z.int().positive(),
  attributes: z.record(idSchema, z.array(idSchema)).default({}),
  ingredientLists: z
    .array(
      z.strictObject({
        title: textSchema,
        /** Overrides `persons` where lists differ. */
        persons: z.int().positive().optional(),
        ingredients: z
          .array(
            z.strictObject({
              /** A number for scaling; omitted for "salt". */
              amount: z.number().positive().optional(),
              /** g, ml, tl (teaspoon), el (tablespoon), stk (pieces), prise (pinch), bund (bunch), dl, kg, l */
              unit: z.enum(['g', 'kg', 'ml', 'dl', 'l', 'tl', 'el', 'stk', 'prise', 'bund']).optional(),
              /** The ingredient without its amount: "flour", "onions, finely chopped". */
              name: textSchema,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  steps: z
    .array(
      z.strictObject({
        title: textSchema,
        /** Its picture, and a second one where it takes two actions. */
        shows: stepShownSchema,
        thenShows: stepShownSchema.optional(),
        /** Plain text, 20 to 60 words a language, with temperatures in °C and times. */
        text: textSchema,
        /** A product id of the same brand that is used in this step. */
        product: idSchema.optional(),
        /** Where to read on. */
        link: listLinkSchema.optional(),
      }),
    )
    .min(2),
  recommendedProducts: z.array(idSchema).default([]),
  ...moreSchema,
  ...communitySchema,
});

export const demoFileSchemas = {
  products: z.array(productSchema),
  series: z.array(seriesSchema),
  cooks: z.array(cookSchema),
  recipes: z.array(recipeSchema),
};

export type DemoProduct = z.infer<typeof productSchema>;
export type DemoSeries = z.infer<typeof seriesSchema>;
export type DemoCook = z.infer<typeof cookSchema>;
export type DemoRecipe = z.infer<typeof recipeSchema>;
