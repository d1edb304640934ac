import { z } from 'zod';
import { idSchema, type Text, textSchema } from './textSchema.ts';

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

const localeSchema = z.enum(['de', 'fr', 'en', 'it']);
/** Words or phrases in lower case. */
const wordsSchema = z.array(z.string()).min(1);

/**
 * Words of shoppers. `same`: by locale, groups of words or phrases that are synonyms. `values`: by attribute and value,
 * words or phrases by locale that mean the value.
 */
export const synonymFileSchema = z.strictObject({
  same: z.partialRecord(localeSchema, z.array(wordsSchema.min(2))).default({}),
  values: z.record(idSchema, z.record(idSchema, z.partialRecord(localeSchema, wordsSchema))).default({}),
});
export type DemoSynonyms = z.infer<typeof synonymFileSchema>;
