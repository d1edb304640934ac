import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const imageNavigationSchema = elementObject({
  title: z.string().default(''),
  /** Columns on wide screens. */
  columns: z.literal([3, 4, 6]).default(4),
  /** The label of a picture is its link's call to action. */
  items: z.array(z.object({ image: imageSchema, link: linkSchema })).min(1),
});
