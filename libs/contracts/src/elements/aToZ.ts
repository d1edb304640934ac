import { z } from 'zod';
import { elementObject } from './elementObject.ts';

const entrySchema = z.object({
  title: z.string(),
  url: z.string(),
  /** What it leads to; said beside the titles that do not say so themselves. */
  type: z.enum(['list', 'page', 'product', 'series', 'recipe', 'term']),
});

/** The services fill in the entries: what the site has, in the language of the page. */
export const aToZSchema = elementObject({ entries: z.array(entrySchema).default([]) });
