import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  image: imageSchema,
  /** Shown instead on small screens. */
  secondaryImage: z._default(z.nullable(imageSchema), null),
  link: z._default(z.nullable(linkSchema), null),
  caption: z._default(z.string(), ''),
});
export type ImageData = z.infer<typeof schema>;
