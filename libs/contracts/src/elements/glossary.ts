import { z } from 'zod';
import { contentElementOf } from './contentElementOf.ts';
import { elementObject } from './elementObject.ts';
import { glossaryItemSchema } from './glossaryItem.ts';

export const glossarySchema = elementObject({
  headline: z.string().default(''),
  /** In whatever order: they are shown in that of the alphabet. */
  elements: z.array(contentElementOf('glossaryItem', glossaryItemSchema)),
});
