import * as z from 'zod/mini';
import { sanitizeHtml } from './sanitizeHtml';

/** A picture of the image service, as contracts describe it. */
export const imageSchema = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  aspectRatio: z.number(),
  width: z.number(),
  height: z.number(),
});

export const linkSchema = z.object({
  url: z.string(),
  target: z._default(z.string(), '_self'),
  callToAction: z._default(z.string(), ''),
});
export type LinkData = z.infer<typeof linkSchema>;

/** An editor's text: whatever was stored, what is shown has been sanitised. */
export const htmlSchema = z.pipe(z.string(), z.transform(sanitizeHtml));

export const colorModeSchema = z._default(z.enum(['light', 'dark']), 'light');
