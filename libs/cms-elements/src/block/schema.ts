import * as z from 'zod/mini';
import { htmlSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  title: z._default(z.string(), ''),
  image: z._default(z.nullable(imageSchema), null),
  layout: z.enum(['left', 'left50', 'right', 'right50', 'banner', 'community', 'customCookware']),
  content: z._default(htmlSchema, ''),
  links: z._default(z.array(linkSchema), []),
  /** Id of a collection that tells more, in a drawer. */
  infoContentID: z._default(z.string(), ''),
});
export type BlockData = z.infer<typeof schema>;
