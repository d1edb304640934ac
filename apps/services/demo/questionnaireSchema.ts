import { z } from 'zod';
import { idSchema, textSchema } from './textSchema.ts';

/** `questionnaires.yaml`: a question about an item, with imported votes. */
export const questionnaireSchema = z.strictObject({
  id: idSchema,
  item: idSchema,
  question: textSchema,
  answers: z.array(z.strictObject({ id: idSchema, label: textSchema, votes: z.int().nonnegative() })).min(2),
});
