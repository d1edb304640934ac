import * as z from 'zod/mini';
import { linkSchema } from '../shared/schemas';

export const schema = z.object({
  /** Names the navigation for screen readers. */
  title: z._default(z.string(), ''),
  /** To sections of this page (`#name`, or its path with `#name`), which are elements with that `anchor`; or elsewhere. */
  links: z.array(linkSchema).check(z.minLength(1)),
});
export type PageNavigationData = z.infer<typeof schema>;
