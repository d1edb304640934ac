import { z } from 'zod';
import { frenchSpaces } from './import/frenchSpaces.ts';

/** A text in all languages. The importer rejects an item that lacks one. French is typed with plain spaces. */
export const textSchema = z.strictObject({
  de: z.string().trim().min(1),
  fr: z.string().trim().min(1).transform(frenchSpaces),
  en: z.string().trim().min(1),
  it: z.string().trim().min(1),
});

export const localeSchema = z.enum(['de', 'fr', 'en', 'it']);
export const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
/** ISO day, `2026-05-12`. Quoted in YAML so that it stays a string. */
export const daySchema = z.iso.date();

export type Text = z.infer<typeof textSchema>;
