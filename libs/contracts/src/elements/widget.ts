import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const widgetSchema = elementObject({
  /** Kind of widget. */
  widget: z.literal('registration'),
  title: z.string(),
  content: htmlSchema.default(''),
  image: imageSchema.nullable().default(null),
  /** Target for members, and for browsers without scripts. */
  link: linkSchema,
});
