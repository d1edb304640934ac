import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

const boxSchema = z.object({
  image: imageSchema,
  heading: z.string(),
  text: z._default(z.string(), ''),
  /** A listing, filtered. */
  link: linkSchema,
});

export const schema = z.object({
  title: z.string(),
  boxes: z.array(boxSchema).check(z.minLength(1)),
});
export type HighlightFilterBoxData = z.infer<typeof schema>;
