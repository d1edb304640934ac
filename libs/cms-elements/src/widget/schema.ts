import * as z from 'zod/mini';
import { htmlSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  /** What the page gives a place to. */
  widget: z.literal('registration'),
  title: z.string(),
  content: z._default(htmlSchema, ''),
  image: z._default(z.nullable(imageSchema), null),
  /** Where those go who are members already, and browsers without scripts. */
  link: linkSchema,
});
export type WidgetData = z.infer<typeof schema>;
