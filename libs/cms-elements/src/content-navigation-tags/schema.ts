import * as z from 'zod/mini';
import { linkSchema } from '../shared/schemas';

export const schema = z.object({
  /** Stands before the tags and names them; '' where they need no word. */
  title: z._default(z.string(), ''),
  links: z.array(linkSchema).check(z.minLength(1)),
});
export type ContentNavigationTagsData = z.infer<typeof schema>;
