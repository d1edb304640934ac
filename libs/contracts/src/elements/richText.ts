import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const richTextSchema = elementObject({ html: htmlSchema });
