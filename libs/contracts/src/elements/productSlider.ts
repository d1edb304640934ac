import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const productSliderSchema = elementObject({
  title: z.string(),
  listId: z.string(),
  limit: z.number().default(12),
  /** Leaves out what is in the visitor's cart. */
  withoutCart: z.boolean().default(false),
  link: linkSchema.nullable().default(null),
});
