import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  title: z.string(),
  image: z.nullable(imageSchema),
  layout: z.enum(['left', 'left50', 'right', 'right50', 'banner', 'community', 'customCookware']),
  /** HTML */
  content: z._default(z.string(), ''),
  links: z._default(z.array(linkSchema), []),
  infoContentID: z._default(z.string(), ''),
});
export type BlockData = z.infer<typeof schema>;
