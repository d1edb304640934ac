import { chosenPaymentSchema, elementKinds, locales, paymentProviderSchema, shownSchema } from '@shop/contracts';
import { isIBANValid } from 'swissqrbill/utils';
import { z } from 'zod';
import { artSchema } from './artSchema.ts';
import { idSchema, textSchema } from './textSchema.ts';

/** Links to a page, list or item by id, or to an external address. Becomes a link of the locale. */
export const linkSchema = z.union([
  z.strictObject({
    to: idSchema,
    label: textSchema.optional(),
    /** Filters and sort of a list: `filter.maker=alpenguss&sort=rating`. */
    query: z.string().optional(),
    hash: z.string().optional(),
  }),
  z.strictObject({ external: z.url(), label: textSchema.optional() }),
]);
export type DemoLink = z.infer<typeof linkSchema>;

/** A picture of the generator. Becomes an image with its size and address. */
export const pictureSchema = z.strictObject({
  art: artSchema.extend({
    view: z.enum(['main', 'scene', 'detail']).default('main'),
    shape: z.enum(['square', 'landscape', 'portrait', 'hero', 'banner']).default('landscape'),
  }),
  alt: textSchema,
});
export type DemoPicture = z.infer<typeof pictureSchema>;

/**
 * The resolved `data` is validated by the contract. In the files a map of the four languages is a text, `{ art, alt }`
 * a picture, `{ to, label }` or `{ external, label }` a link, `{ kind, data }` an element, and `{{id}}` within a text
 * an address.
 */
export const elementSchema = z.strictObject({
  kind: z.enum(elementKinds),
  data: z.record(z.string(), z.unknown()).default({}),
  shown: shownSchema.optional(),
});
export type DemoElement = z.infer<typeof elementSchema>;

const metaSchema = z.strictObject({
  /** Title of the window; the page's name by default. */
  title: textSchema.optional(),
  h1Title: textSchema.optional(),
  description: textSchema.optional(),
  noIndex: z.boolean().default(false),
});

const heroSchema = pictureSchema.extend({
  heading: textSchema,
  subHeading: textSchema,
  link: linkSchema.optional(),
});

const pageParts = {
  layout: z.enum(['default', 'subnavigation', 'landing', '']).default(''),
  /** Whether the hero is a light or a dark picture; on a dark one text is light. */
  colorMode: z.enum(['light', 'dark']).default('light'),
  hero: heroSchema.optional(),
  meta: metaSchema.default({ noIndex: false }),
  elements: z.array(elementSchema).default([]),
  /** App pages: elements after the app. */
  elementsAfter: z.array(elementSchema).default([]),
};

const pageSchema = z.strictObject({
  id: idSchema,
  parent: idSchema.optional(),
  type: z.enum(['home', 'search', 'aToZ', 'content', 'app']),
  /** Last part of the path; empty for home. */
  slug: z.union([textSchema, z.literal('')]),
  name: textSchema,
  groups: z.array(z.enum(['main', 'secondary', 'footer', 'legal', 'social'])).default([]),
  referenceId: z.string().default(''),
  hidden: z.boolean().default(false),
  /** Additional paths of this page, by locale. */
  aliases: z.partialRecord(z.enum(['de', 'fr', 'en', 'it']), z.array(z.string().startsWith('/'))).default({}),
  ...pageParts,
});
/** `pages/*.yaml` */
export const pagesSchema = z.array(pageSchema);
export type DemoPage = z.infer<typeof pageSchema>;

/** `category-pages.yaml`: additional content of lists' pages. */
export const categoryPagesSchema = z.array(
  z.strictObject({
    id: idSchema,
    ...pageParts,
    /** Shown in the flyout of a main category beside the links of its children. */
    flyout: z.array(elementSchema).default([]),
  }),
);
export type DemoCategoryPage = z.infer<typeof categoryPagesSchema>[number];

/** `fragments.yaml`: content without a page of its own. */
export const fragmentsSchema = z.strictObject({
  collections: z
    .array(z.strictObject({ id: idSchema, title: textSchema, elements: z.array(elementSchema) }))
    .default([]),
  elements: z.array(elementSchema.extend({ referenceType: z.string(), referenceId: z.string() })).default([]),
});

const columnSchema = z.strictObject({ label: textSchema, children: z.array(linkSchema) });

/** Minimum and maximum. */
const daysSchema = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

const whenSchema = z.enum(['before', 'after']);

/** How entries of customers are checked; see `ModerationPolicy`. */
const moderationSchema = z.strictObject({
  check: z.strictObject({ review: whenSchema, question: whenSchema, comment: whenSchema }),
  knownBuyersAtOnce: z.boolean(),
  listedWords: z.record(z.enum(locales), z.array(z.string().min(3))),
  team: textSchema,
});

const vouchersSchema = z.strictObject({
  validMonths: z.int().positive().default(36),
  extensionMonths: z.int().positive().default(12),
  maxExtensions: z.int().nonnegative().default(1),
  noticeDays: z.int().positive().default(3),
});

const returnsSchema = z.strictObject({ days: z.int().positive().default(30) });

const promotionSchema = z
  .strictObject({
    /** Shorter than the codes of vouchers, so that the field knows what is typed. */
    code: z.string().regex(/^[A-Z0-9]{4,12}$/),
    title: textSchema,
    kind: z.enum(['percent', 'amount', 'freeDelivery']),
    /** Percent, or cents. */
    value: z.int().nonnegative().default(0),
    minimumCents: z.int().nonnegative().default(0),
    from: z.iso.date().nullable().default(null),
    until: z.iso.date().nullable().default(null),
    oncePerCustomer: z.boolean().default(false),
  })
  .refine(({ kind, value }) => kind === 'freeDelivery' || (value > 0 && (kind === 'amount' || value <= 100)), {
    path: ['value'],
    message: 'is a percentage up to 100, or an amount in cents',
  });

/** `site.yaml`: content of every page. */
export const siteFileSchema = z.strictObject({
  /** What a generator wrote to begin with: the tests of the demo world ask nothing of it. Taken out once the content is complete. */
  isStarter: z.boolean().default(false),
  flags: z.record(z.string(), z.boolean()).default({}),
  slogan: z.strictObject({
    bannerText: textSchema,
    linkText: textSchema,
    link: linkSchema.optional(),
    backgroundColor: z.string(),
    fontColor: z.string(),
    isStatic: z.boolean().default(true),
  }),
  delivery: z.strictObject({
    costCents: z.int().nonnegative(),
    freeFromCents: z.int().nonnegative(),
    handlingDays: daysSchema,
    zones: z.array(z.strictObject({ countries: z.array(z.string().length(2)).min(1), days: daysSchema })).min(1),
    methods: z
      .array(z.strictObject({ type: z.enum(['EXPRESS', 'SATURDAY', 'SCHEDULED']), costCents: z.int().nonnegative() }))
      .default([]),
    pickupPoints: z
      .array(
        z.strictObject({
          id: idSchema,
          name: textSchema,
          streetName: z.string(),
          streetNumber: z.string(),
          zip: z.string(),
          city: z.string(),
          hours: textSchema,
        }),
      )
      .default([]),
    seat: z.strictObject({ country: z.string().length(2), region: z.string() }),
    returnDays: z.int().positive(),
  }),
  /** The page about those who make the items. */
  makers: linkSchema.nullable().default(null),
  payments: z.array(chosenPaymentSchema.extend({ provider: paymentProviderSchema.nullable().default(null) })).min(1),
  vouchers: vouchersSchema.prefault({}),
  returns: returnsSchema.prefault({}),
  promotions: z.array(promotionSchema).default([]),
  moderation: moderationSchema,
  organization: z.strictObject({
    legalName: z.string(),
    email: z.email(),
    telephone: z.string(),
    vatNumber: z.string(),
    address: z.strictObject({
      streetName: z.string(),
      streetNumber: z.string(),
      zip: z.string(),
      city: z.string(),
      country: z.string().length(2),
    }),
  }),
  bank: z
    .strictObject({
      holder: z.string(),
      iban: z
        .string()
        .transform((iban) => iban.replaceAll(' ', ''))
        .refine(isIBANValid, 'an IBAN whose check digits are right'),
      bic: z.string().optional(),
      dueDays: z.int().positive().default(30),
    })
    .nullable()
    .default(null),
  description: textSchema,
  /** Lists that are no categories, of chosen items or of all items of some categories. */
  lists: z
    .array(
      z.strictObject({
        id: idSchema,
        title: textSchema,
        items: z.array(idSchema).default([]),
        categories: z.array(idSchema).default([]),
      }),
    )
    .default([]),
  navigation: z.strictObject({
    secondary: z.array(linkSchema),
    footer: z.array(columnSchema),
    legal: z.array(linkSchema),
    social: z.array(linkSchema),
  }),
});
export type DemoSite = z.infer<typeof siteFileSchema>;
