import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

const boxSchema = z.object({
  image: imageSchema,
  heading: z.string(),
  text: z.string().default(''),
  /** Link to a filtered list. */
  link: linkSchema,
});

export const highlightFilterBoxSchema = elementObject({
  title: z.string(),
  boxes: z.array(boxSchema).min(1),
});
