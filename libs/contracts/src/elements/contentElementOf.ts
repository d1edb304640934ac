import { z } from 'zod';
import { idSchema } from '../entities/scalars.ts';
import { shownField } from './shown.ts';

/** Schema of a content element of one kind. */
export function contentElementOf<Kind extends string, Data extends z.ZodType>(kind: Kind, data: Data) {
  return z.object({ id: idSchema, kind: z.literal(kind), data, ...shownField });
}
