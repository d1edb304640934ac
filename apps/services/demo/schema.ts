import { z } from 'zod';

/** A text in every language the shops speak. The importer refuses an item that lacks one. */
export const textSchema = z.strictObject({
  de: z.string().trim().min(1),
  fr: z.string().trim().min(1),
  en: z.string().trim().min(1),
  it: z.string().trim().min(1),
});

const localeSchema = z.enum(['de', 'fr', 'en', 'it']);
const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const centsSchema = z.int().positive();
/** ISO day, `2026-05-12`. Quoted in YAML so that it stays a string. */
const daySchema = z.iso.date();
const offerDaySchema = z.union([daySchema, z.int()]);

export const artSchema = z.strictObject({
  motif: idSchema,
  palette: idSchema,
  seed: z.int().nonnegative().default(1),
});

const badgeSchema = z.strictObject({
  label: textSchema,
  style: z.enum(['campaign', 'default', 'promotion', 'campaignblackfriday_special']),
});

/** A customer's own picture: the item drawn in another arrangement (`turn`), in the colours of what that customer bought. */
const reviewPictureSchema = z.strictObject({
  view: z.enum(['main', 'scene', 'detail']),
  turn: z.int().positive(),
  palette: idSchema.optional(),
  shape: z.enum(['square', 'landscape', 'portrait']).default('landscape'),
});

/** A review is written in one language, as customers do. Lengths are those of the review form. */
const reviewSchema = z.strictObject({
  locale: localeSchema,
  score: z.int().min(1).max(5),
  author: z.string().min(2).max(50),
  date: daySchema,
  title: z.string().min(1).max(50),
  text: z.string().min(1).max(300),
  likes: z.int().nonnegative().default(0),
  dislikes: z.int().nonnegative().default(0),
  pictures: z.array(reviewPictureSchema).max(5).default([]),
  comments: z
    .array(z.strictObject({ author: z.string().min(2).max(50), date: daySchema, text: z.string().min(1).max(600) }))
    .default([]),
});

const questionSchema = z.strictObject({
  locale: localeSchema,
  author: z.string().min(2).max(50),
  date: daySchema,
  question: z.string().min(1).max(175),
  answers: z
    .array(z.strictObject({ author: z.string().min(2).max(50), date: daySchema, html: z.string().min(1) }))
    .default([]),
});

const communitySchema = {
  reviews: z.array(reviewSchema).default([]),
  questions: z.array(questionSchema).default([]),
};

/** What every item may have. */
const moreSchema = {
  /** Whole only for those who are signed in. */
  membersOnly: z.boolean().default(false),
  /** What of reviews and questions the page shows. */
  community: z.enum(['none', 'hideQuestions', 'hideReviews', 'full']).default('full'),
  /** Films; the item's scene covers them. */
  videos: z.array(z.strictObject({ platform: z.string().min(1), identifier: z.string().min(1) })).default([]),
  /** HTML below everything else, for those who read on and for search engines. */
  seoText: textSchema.optional(),
};

export const productSchema = z.strictObject({
  id: idSchema,
  type: z.enum(['product', 'experienceVoucher', 'valueVoucher']),
  /** Ids of leaf categories; their ancestors list the item too. */
  categories: z.array(idSchema).min(1),
  price: centsSchema,
  crossPrice: centsSchema.optional(),
  currency: z.enum(['CHF', 'EUR']).optional(),
  badges: z.array(badgeSchema).max(2).default([]),
  /** An offer that ends. A number counts days from the one the files are loaded on, so that an offer always runs. */
  countDown: z.strictObject({ start: offerDaySchema, end: offerDaySchema }).optional(),
  /** Units in stock; 0 shows as sold out. Vouchers have no stock. */
  stock: z.int().nonnegative().optional(),
  /** Day the item came into the range, for "newest". */
  since: daySchema,
  art: artSchema,
  title: textSchema,
  subTitle: textSchema,
  /** One or two plain sentences, shown beside the price and in search results. */
  summary: textSchema,
  /** HTML, 60 to 150 words a language. */
  description: textSchema,
  /** Rows of the facts table. A value that needs no translation is a plain string. */
  facts: z.array(z.strictObject({ label: textSchema, value: z.union([z.string().min(1), textSchema]) })).default([]),
  /** Facet values by attribute id; ids stand in attributes.yaml. */
  attributes: z.record(idSchema, z.array(idSchema)).default({}),
  /** Experiences: how many may come, and where. */
  numberOfPersons: z.int().positive().optional(),
  locations: z.array(z.string().min(1)).default([]),
  /** Variants the visitor chooses between: the item itself is the first. */
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
  /** The customer's picture or text is put on this item. */
  personalizable: z.boolean().default(false),
  /** How it goes, one after the other. */
  steps: z.array(z.strictObject({ title: textSchema, text: textSchema })).default([]),
  /** The maker's name. */
  brand: z.string().default(''),
  related: z.array(idSchema).default([]),
  accessories: z.array(idSchema).default([]),
  /** Small ones to try before the whole is bought. */
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

export const cookSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(2),
  title: textSchema,
  /** Two or three plain sentences for the popover. */
  description: textSchema,
  /** Portrait by the illustrator; the one that has the cook's id where nothing is said. */
  motif: idSchema.optional(),
  palette: idSchema,
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
              /** A number for scaling; left out for "salt". */
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
        /** Plain text, 20 to 60 words a language, with temperatures in °C and times. */
        text: textSchema,
        /** A product id of the same brand that helps in this step. */
        product: idSchema.optional(),
      }),
    )
    .min(2),
  recommendedProducts: z.array(idSchema).default([]),
  ...moreSchema,
  ...communitySchema,
});

/** `questionnaires.yaml`: a question the shop asks about an item, with the votes it has already. */
export const questionnaireSchema = z.strictObject({
  id: idSchema,
  item: idSchema,
  question: textSchema,
  answers: z.array(z.strictObject({ id: idSchema, label: textSchema, votes: z.int().nonnegative() })).min(2),
});

export const demoFileSchemas = {
  products: z.array(productSchema),
  series: z.array(seriesSchema),
  cooks: z.array(cookSchema),
  recipes: z.array(recipeSchema),
};

export type Text = z.infer<typeof textSchema>;
export type DemoProduct = z.infer<typeof productSchema>;
export type DemoSeries = z.infer<typeof seriesSchema>;
export type DemoCook = z.infer<typeof cookSchema>;
export type DemoQuestionnaire = z.infer<typeof questionnaireSchema>;
export type DemoRecipe = z.infer<typeof recipeSchema>;
export type Art = z.infer<typeof artSchema>;
