import * as z from 'zod/mini';
import { imageSchema } from '../shared/schemas';

export const schema = z.object({
  /** Names the video; shown under it. */
  title: z.string(),
  identifier: z.string(),
  platform: z._default(z.string(), 'youtube'),
  /** The cover. */
  image: z._default(z.nullable(imageSchema), null),
});
export type VideoData = z.infer<typeof schema>;
