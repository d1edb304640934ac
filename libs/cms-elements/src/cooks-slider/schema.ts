import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

const cookSchema = z.object({
  name: z.string(),
  title: z._default(z.string(), ''),
  image: z._default(z.nullable(imageSchema), null),
  description: z._default(z.string(), ''),
  /** The first leads to what is theirs, and the whole card with it. */
  links: z._default(z.array(linkSchema), []),
});

export const schema = z.object({
  title: z.string(),
  link: z._default(z.nullable(linkSchema), null),
  cooks: z.array(cookSchema).check(z.minLength(1)),
});
export type CooksSliderData = z.infer<typeof schema>;
export type SliderCook = CooksSliderData['cooks'][number];
