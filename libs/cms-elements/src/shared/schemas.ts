import * as z from 'zod/mini';

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

export const colorModeSchema = z._default(z.enum(['light', 'dark']), 'light');
