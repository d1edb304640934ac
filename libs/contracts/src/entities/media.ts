import { z } from 'zod';
import { idSchema, urlSchema } from './scalars.ts';

/** A picture of the image service. `width` and `height` are those of the original, in px. */
export const imageSchema = z.object({
  url: urlSchema,
  title: z.string(),
  description: z.string(),
  /** height / width */
  aspectRatio: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Image = z.infer<typeof imageSchema>;

export const videoSchema = z.object({ identifier: idSchema, platform: z.string(), image: imageSchema.nullable() });
export type Video = z.infer<typeof videoSchema>;

export const linkSchema = z.object({
  url: urlSchema,
  target: z.string().default('_self'),
  callToAction: z.string().default(''),
});
export type Link = z.infer<typeof linkSchema>;
