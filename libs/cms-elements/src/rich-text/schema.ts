import * as z from 'zod/mini';

export const schema = z.object({ html: z.string() });
export type RichTextData = z.infer<typeof schema>;
