import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';
import { listPosition } from './listPosition.ts';

export const categoryTeaserSchema = elementObject({
  ...listPosition,
  contentElementImage: z.object({ image: imageSchema }),
  contentElementBlock: z.object({
    title: z.string(),
    content: htmlSchema.default(''),
    links: z.array(linkSchema).min(1),
  }),
  /** Name in analytics; its position on the page by default. */
  teaserIdentifier: z.string().default(''),
});
