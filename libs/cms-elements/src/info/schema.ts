import * as z from 'zod/mini';
import { htmlSchema } from '../shared/schemas';

export const schema = z.object({ title: z._default(z.string(), ''), html: htmlSchema });
export type InfoData = z.infer<typeof schema>;
