import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const blockSchema = elementObject({
  title: z.string().default(''),
  image: imageSchema.nullable().default(null),
  layout: z.enum(['left', 'left50', 'right', 'right50', 'banner', 'community', 'customCookware']),
  content: htmlSchema.default(''),
  links: z.array(linkSchema).default([]),
  /** Id of a collection with additional content, shown in a drawer. */
  infoContentID: z.string().default(''),
});
