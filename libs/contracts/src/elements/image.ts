import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const imageElementSchema = elementObject({
  image: imageSchema,
  /** Shown instead on small screens. */
  secondaryImage: imageSchema.nullable().default(null),
  link: linkSchema.nullable().default(null),
  caption: z.string().default(''),
});
