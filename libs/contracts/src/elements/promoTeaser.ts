import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { colorModeSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';
import { listPlace } from './listPlace.ts';

export const promoTeaserSchema = elementObject({
  ...listPlace,
  image: imageSchema,
  heading: z.string(),
  subHeading: z.string().default(''),
  link: linkSchema,
  colorMode: colorModeSchema.default('light'),
  /** What analytics knows it by; its place on the page where the editor gave none. */
  teaserIdentifier: z.string().default(''),
});
