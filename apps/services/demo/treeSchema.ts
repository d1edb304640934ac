import { z } from 'zod';
import { type Text, textSchema } from './schema.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

export interface DemoCategory {
  id: string;
  title: Text;
  children: DemoCategory[];
}
const categorySchema: z.ZodType<DemoCategory> = z.strictObject({
  id: idSchema,
  title: textSchema,
  get children() {
    return z.array(categorySchema).default([]);
  },
}) as z.ZodType<DemoCategory>;
export const categoryFileSchema = z.array(categorySchema);

export const attributeFileSchema = z.array(
  z.strictObject({
    id: idSchema,
    title: textSchema,
    values: z.array(z.strictObject({ id: idSchema, title: textSchema })),
  }),
);
export type DemoAttribute = z.infer<typeof attributeFileSchema>[number];

/** By locale: groups of words or phrases, in lower case, that are synonyms. */
export const synonymFileSchema = z.partialRecord(z.enum(['de', 'fr', 'en', 'it']), z.array(z.array(z.string()).min(2)));
export type DemoSynonyms = z.infer<typeof synonymFileSchema>;
