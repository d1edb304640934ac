import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const glossaryItemSchema = elementObject({
  title: z.string().min(1),
  definition: htmlSchema,
  images: z.array(imageSchema).default([]),
  links: z.array(linkSchema).default([]),
});
