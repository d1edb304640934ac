import * as z from 'zod/mini';

export const schema = z.object({ title: z.string(), html: z.string() });
export type InfoData = z.infer<typeof schema>;
