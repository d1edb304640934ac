import { z } from 'zod';
import { htmlSchema } from '../entities/scalars.ts';
import { elementObject } from './elementObject.ts';

export const infoSchema = elementObject({ title: z.string().default(''), html: htmlSchema });
