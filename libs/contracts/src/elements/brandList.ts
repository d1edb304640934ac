import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

const brandSchema = z.object({
  name: z.string(),
  /** Logo or key visual; without one the name is shown. */
  image: imageSchema.nullable().default(null),
  text: z.string().default(''),
  link: linkSchema,
});

export const brandListSchema = elementObject({
  headline: z.string().default(''),
  brands: z.array(brandSchema).min(1),
});
