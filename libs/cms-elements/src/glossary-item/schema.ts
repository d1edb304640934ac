import * as z from 'zod/mini';
import { htmlSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  title: z.string().check(z.minLength(1)),
  definition: htmlSchema,
  images: z._default(z.array(imageSchema), []),
  links: z._default(z.array(linkSchema), []),
});
export type GlossaryItemData = z.infer<typeof schema>;
