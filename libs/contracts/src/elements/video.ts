import { z } from 'zod';
import { imageSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const videoSchema = elementObject({
  /** Title of the video; shown below it. */
  title: z.string(),
  identifier: z.string(),
  platform: z.string().default('youtube'),
  /** The cover. */
  image: imageSchema.nullable().default(null),
});
