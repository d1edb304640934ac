import * as z from 'zod/mini';
import { htmlSchema } from '../shared/schemas';

export const schema = z.object({ html: htmlSchema });
export type RichTextData = z.infer<typeof schema>;
