import * as z from 'zod/mini';
import { linkSchema } from '../shared/schemas';

export const schema = z.object({
  title: z.string(),
  listId: z.string(),
  limit: z._default(z.number(), 12),
  link: z._default(z.nullable(linkSchema), null),
});
export type ProductSliderData = z.infer<typeof schema>;
