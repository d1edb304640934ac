import { z } from 'zod';

/** A text in all languages. The importer rejects an item that lacks one. */
export const textSchema = z.strictObject({
  de: z.string().trim().min(1),
  fr: z.string().trim().min(1),
  en: z.string().trim().min(1),
  it: z.string().trim().min(1),
});

export const localeSchema = z.enum(['de', 'fr', 'en', 'it']);
export const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

export type Text = z.infer<typeof textSchema>;
