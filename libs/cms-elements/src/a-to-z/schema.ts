import * as z from 'zod/mini';

const entrySchema = z.object({
  title: z.string(),
  url: z.string(),
  /** What it leads to; said beside the titles that do not say so themselves. */
  type: z._default(z.string(), ''),
});

/** The services fill in the entries: what the site has, in the language of the page. */
export const schema = z.object({ entries: z._default(z.array(entrySchema), []) });
export type AToZData = z.infer<typeof schema>;
