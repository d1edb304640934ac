import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';
import { listPlace } from './listPlace.ts';

export const categoryTeaserSchema = elementObject({
  ...listPlace,
  contentElementImage: z.object({ image: imageSchema }),
  contentElementBlock: z.object({
    title: z.string(),
    content: htmlSchema.default(''),
    links: z.array(linkSchema).min(1),
  }),
  /** What analytics knows it by; its place on the page where the editor gave none. */
  teaserIdentifier: z.string().default(''),
});
