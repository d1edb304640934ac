import { z } from 'zod';
import { elementObject } from './elementObject.ts';

const entrySchema = z.object({
  title: z.string(),
  url: z.string(),
  /** Type of the target; shown where the title does not make it clear. */
  type: z.enum(['list', 'page', 'product', 'series', 'recipe', 'term']),
});

/** The services fill in the entries: everything on the site, in the language of the page. */
export const aToZSchema = elementObject({ entries: z.array(entrySchema).default([]) });
