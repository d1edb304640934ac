import * as z from 'zod/mini';
import { colorModeSchema, imageSchema, linkSchema } from '../shared/schemas';

const bannerItemSchema = z.object({
  image: imageSchema,
  /** Shown instead on small screens. */
  secondaryImage: z.nullable(imageSchema),
  link: linkSchema,
  heading: z.string(),
  subHeading: z._default(z.string(), ''),
  callToAction: z._default(z.string(), ''),
  colorMode: colorModeSchema,
  backgroundMode: z._default(z.enum(['none', 'solid', 'gradient']), 'none'),
  textPositionDesktop: z._default(z.enum(['left', 'center', 'right']), 'left'),
  textPositionMobile: z._default(z.enum(['top', 'center', 'bottom']), 'bottom'),
});

/** Seconds between two banners where the editor gave none (specification, section 4). */
const DEFAULT_INTERVAL = 6;

export const schema = z.object({
  /** Seconds; 0 stands still. */
  interval: z._default(z.number(), DEFAULT_INTERVAL),
  teaserIdentifier: z._default(z.string(), ''),
  bannerItems: z.array(bannerItemSchema).check(z.minLength(1)),
});
export type PromoBannerData = z.infer<typeof schema>;
export type BannerItem = PromoBannerData['bannerItems'][number];
