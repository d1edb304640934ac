import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const productSliderSchema = elementObject({
  title: z.string(),
  listId: z.string(),
  limit: z.number().default(12),
  link: linkSchema.nullable().default(null),
});
