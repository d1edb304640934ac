import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  title: z._default(z.string(), ''),
  /** Pictures side by side on wide screens. */
  columns: z._default(z.union([z.literal(3), z.literal(4), z.literal(6)]), 4),
  /** The label of a picture is its link's call to action. */
  items: z.array(z.object({ image: imageSchema, link: linkSchema })).check(z.minLength(1)),
});
export type ImageNavigationData = z.infer<typeof schema>;
