import { z } from 'zod';

/** Parts of the picture in percent of its width and height. */
const areaSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  /** Degrees by which it is turned clockwise about its centre, with its width and height; 0 by default. */
  angle: z.number().min(-180).max(180).optional(),
});

/** How a visitor's words come onto a product. */
export const letteringSchema = z.object({
  /** Characters of a line. */
  maxLength: z.int().positive(),
  /** One by default. */
  lines: z.int().positive().optional(),
  /** Where they stand in the first picture; without, they lie over its middle. */
  area: areaSchema.optional(),
  font: z.enum(['sans', 'serif', 'script']).optional(),
  /** CSS colour. */
  color: z.string().optional(),
  /** Whether a picture may be put on it, too. */
  takesPicture: z.boolean().optional(),
  /** Whether somebody may be named for whom it is. */
  takesRecipient: z.boolean().optional(),
  /** Whether the day on which it is given may be wished. */
  takesDate: z.boolean().optional(),
  /** Pictures without the words that stand on them as an example: addresses by the address of the picture with words. */
  blanks: z.record(z.string(), z.string()).optional(),
});
export type Lettering = z.infer<typeof letteringSchema>;
