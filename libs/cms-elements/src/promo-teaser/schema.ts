import * as z from 'zod/mini';
import { listPlace } from '../shared/listPlace';
import { colorModeSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  ...listPlace,
  image: imageSchema,
  heading: z.string(),
  subHeading: z._default(z.string(), ''),
  link: linkSchema,
  colorMode: colorModeSchema,
  /** What analytics knows it by; its place on the page where the editor gave none. */
  teaserIdentifier: z._default(z.string(), ''),
});
export type PromoTeaserData = z.infer<typeof schema>;
