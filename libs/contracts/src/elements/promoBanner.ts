import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { colorModeSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';
import { shownField } from './shown.ts';

const bannerItemSchema = z.object({
  ...shownField,
  image: imageSchema,
  /** Shown instead on small screens. */
  secondaryImage: imageSchema.nullable(),
  link: linkSchema,
  heading: z.string(),
  subHeading: z.string().default(''),
  callToAction: z.string().default(''),
  colorMode: colorModeSchema.default('light'),
  backgroundMode: z.enum(['none', 'solid', 'gradient']).default('none'),
  textPositionDesktop: z.enum(['left', 'center', 'right']).default('left'),
  textPositionMobile: z.enum(['top', 'center', 'bottom']).default('bottom'),
});

/** Default seconds between two banners (specification, section 4). */
const DEFAULT_INTERVAL = 6;

export const promoBannerSchema = elementObject({
  /** Seconds; 0 disables advancing. */
  interval: z.number().default(DEFAULT_INTERVAL),
  teaserIdentifier: z.string().default(''),
  bannerItems: z.array(bannerItemSchema).min(1),
});
