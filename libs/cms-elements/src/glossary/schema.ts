import * as z from 'zod/mini';

/** The terms are elements of their own, `glossaryItem`, in whatever order. */
export const schema = z.object({
  headline: z._default(z.string(), ''),
  elements: z.array(z.object({ id: z.string(), kind: z.string(), data: z.record(z.string(), z.unknown()) })),
});
export type GlossaryData = z.infer<typeof schema>;
