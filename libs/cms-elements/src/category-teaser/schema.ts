import * as z from 'zod/mini';
import { listPlace } from '../shared/listPlace';
import { htmlSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  ...listPlace,
  contentElementImage: z.object({ image: imageSchema }),
  contentElementBlock: z.object({
    title: z.string(),
    content: z._default(htmlSchema, ''),
    links: z.array(linkSchema).check(z.minLength(1)),
  }),
  /** What analytics knows it by; its place on the page where the editor gave none. */
  teaserIdentifier: z._default(z.string(), ''),
});
export type CategoryTeaserData = z.infer<typeof schema>;
