import * as z from 'zod/mini';
import { colorModeSchema, imageSchema, linkSchema } from '../shared/schemas';

export const schema = z.object({
  image: imageSchema,
  heading: z.string(),
  subHeading: z._default(z.string(), ''),
  link: linkSchema,
  colorMode: colorModeSchema,
});
export type TeaserData = z.infer<typeof schema>;
