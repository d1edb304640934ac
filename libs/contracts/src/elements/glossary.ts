import { z } from 'zod';
import { contentElementOf } from './contentElementOf.ts';
import { elementObject } from './elementObject.ts';
import { glossaryItemSchema } from './glossaryItem.ts';

export const glossarySchema = elementObject({
  headline: z.string().default(''),
  /** In any order: they are displayed alphabetically. */
  elements: z.array(contentElementOf('glossaryItem', glossaryItemSchema)),
});
