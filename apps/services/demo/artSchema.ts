import { z } from 'zod';
import { idSchema, textSchema } from './textSchema.ts';

export const artSchema = z.strictObject({
  motif: idSchema,
  palette: idSchema,
  seed: z.int().nonnegative().default(1),
});

/** Further pictures of an item, after days of cooking or of another motif, with what each shows. */
export const furtherSchema = z
  .array(z.strictObject({ days: z.int().positive().optional(), motif: idSchema.optional(), shows: textSchema }))
  .default([]);

/** What the pictures of a product must agree with and its attributes do not say exactly enough. */
export const subjectSchema = z
  .strictObject({
    /** Pieces of the same kind. */
    pieces: z.int().positive().optional(),
    /** A kind of the material: walnut of wood. */
    material: idSchema.optional(),
  })
  .default({});

export type Art = z.infer<typeof artSchema>;
