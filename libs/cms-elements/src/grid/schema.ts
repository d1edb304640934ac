import * as z from 'zod/mini';

export const schema = z.object({
  columns: z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 3),
  headline: z._default(z.string(), ''),
  elements: z.array(z.object({ id: z.string(), kind: z.string(), data: z.record(z.string(), z.unknown()) })),
});
export type GridData = z.infer<typeof schema>;
