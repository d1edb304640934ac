import { z } from 'zod';
import { sessionSchema } from './customer.ts';
import { contentElementSchema } from '../elements/elementSchemas.ts';
import { imageSchema, linkSchema } from './media.ts';
import { brandSchema, colorModeSchema, idSchema, localeSchema, urlSchema } from './scalars.ts';

export interface NavigationNode {
  id: string;
  label: string;
  link: z.infer<typeof linkSchema>;
  /** Reference of the flyout shown on hover; empty for none. */
  flyout: string;
  active: boolean;
  children: NavigationNode[];
}
export const navigationNodeSchema: z.ZodType<NavigationNode> = z.object({
  id: idSchema,
  label: z.string(),
  link: linkSchema,
  flyout: z.string(),
  active: z.boolean(),
  get children(): z.ZodArray<z.ZodType<NavigationNode>> {
    return z.array(navigationNodeSchema);
  },
});

export const navigationsSchema = z.object({
  main: z.array(navigationNodeSchema),
  secondary: z.array(navigationNodeSchema),
  footer: z.array(navigationNodeSchema),
  legal: z.array(navigationNodeSchema),
  social: z.array(navigationNodeSchema),
});
export type Navigations = z.infer<typeof navigationsSchema>;

export const flyoutSchema = z.object({
  title: z.string(),
  sections: z.array(z.object({ contentElements: z.array(contentElementSchema) })),
});
export type Flyout = z.infer<typeof flyoutSchema>;

const siteSloganSchema = z.object({
  link: z.object({ url: urlSchema, target: z.string().default('_blank') }).nullable(),
  linkText: z.string(),
  backgroundColor: z.string(),
  fontColor: z.string(),
  /** Only `false` animates it. */
  isStatic: z.boolean().optional(),
  bannerText: z.string(),
});
export type SiteSlogan = z.infer<typeof siteSloganSchema>;

const heroSchema = z.object({
  image: imageSchema,
  heading: z.string(),
  subHeading: z.string(),
  link: linkSchema.nullable(),
});
export type Hero = z.infer<typeof heroSchema>;

const pageMetaSchema = z.object({
  title: z.string(),
  h1Title: z.string(),
  metaTitle: z.string(),
  description: z.string(),
  canonical: z.string(),
  metaNoIndex: z.boolean(),
  image: imageSchema.nullable(),
  /** schema.org objects, ready to be embedded in the page. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
  ogType: z.string(),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

const specialPagesSchema = z.object({
  agb: urlSchema,
  cancellation: urlSchema,
  contact: urlSchema,
  gdpr: urlSchema,
  glossary: urlSchema,
  profile: urlSchema,
  root: urlSchema,
  shipping: urlSchema,
  search: urlSchema,
  cart: urlSchema,
  checkout: urlSchema,
});
export type SpecialPages = z.infer<typeof specialPagesSchema>;

export const siteContentSchema = z.object({
  id: idSchema,
  site: brandSchema,
  locale: localeSchema,
  uri: urlSchema,
  baseUrl: urlSchema,
  theme: z.string(),
  mimeType: z.string(),
  /** Site switches, such as `erpFailover` and `productsToLanding`. */
  flags: z.record(z.string(), z.boolean()),
  siteSlogan: siteSloganSchema.nullable(),
  navigations: navigationsSchema,
  breadcrumb: z.array(z.object({ label: z.string(), url: urlSchema })),
  /** `canonical` is the page's own path, if the language switch leads elsewhere. */
  languageSwitchURLs: z.array(z.object({ locale: localeSchema, url: urlSchema, canonical: urlSchema.optional() })),
  specialPages: specialPagesSchema,
  page: z.object({
    /** Subject of the page: a product, recipe or list id, or an app id such as `checkout/cart`. */
    referenceId: idSchema,
    layout: z.enum(['default', 'subnavigation', 'landing', '']),
    hero: heroSchema.nullable(),
    colorMode: colorModeSchema,
    meta: pageMetaSchema,
  }),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

export const siteContextSchema = z.object({
  content: siteContentSchema,
  session: sessionSchema,
  /** Settings of the device-identification script of the login; null if not configured. */
  deviceIdent: z.object({ sessionId: z.string(), snippetId: z.string() }).nullable(),
  /** Where the page has moved to; empty if it has not. */
  redirect: z.string(),
});
export type SiteContext = z.infer<typeof siteContextSchema>;

export const contentPageSchema = z.object({
  id: idSchema,
  title: z.string(),
  contentElements: z.array(contentElementSchema),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

export const appContentSchema = z.object({
  contentElementsBefore: z.array(contentElementSchema),
  contentElementsAfter: z.array(contentElementSchema),
  meta: pageMetaSchema,
});
export type AppContent = z.infer<typeof appContentSchema>;
