import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

const cookSchema = z.object({
  name: z.string(),
  title: z.string().default(''),
  image: imageSchema.nullable().default(null),
  description: z.string().default(''),
  /** The first is also the target of the whole card. */
  links: z.array(linkSchema).default([]),
});

export const cooksSliderSchema = elementObject({
  title: z.string(),
  link: linkSchema.nullable().default(null),
  cooks: z.array(cookSchema).min(1),
});
