import * as z from 'zod/mini';
import { colorModeSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  image: imageSchema,
  heading: z.string(),
  subHeading: z._default(z.string(), ''),
  link: linkSchema,
  colorMode: colorModeSchema,
  /** What analytics knows it by; its place on the page where the editor gave none. */
  teaserIdentifier: z._default(z.string(), ''),
});
export type TeaserData = z.infer<typeof schema>;
