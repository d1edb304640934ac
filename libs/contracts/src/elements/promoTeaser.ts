import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { colorModeSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';
import { listPosition } from './listPosition.ts';

export const promoTeaserSchema = elementObject({
  ...listPosition,
  image: imageSchema,
  heading: z.string(),
  subHeading: z.string().default(''),
  link: linkSchema,
  colorMode: colorModeSchema.default('light'),
  /** Name in analytics; its position on the page by default. */
  teaserIdentifier: z.string().default(''),
});
