import { z } from 'zod';
import { imageSchema, linkSchema } from '../entities/media.ts';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const widgetSchema = elementObject({
  /** What the page gives a place to. */
  widget: z.literal('registration'),
  title: z.string(),
  content: htmlSchema.default(''),
  image: imageSchema.nullable().default(null),
  /** Where those go who are members already, and browsers without scripts. */
  link: linkSchema,
});
