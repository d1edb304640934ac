import { z } from 'zod';

/** How words come onto a product. */
export const letteringSchema = z.strictObject({
  maxLength: z.int().positive(),
  lines: z.int().positive().optional(),
  /** Left, top, width and height in percent of the first picture; along the axes of the thing where it is drawn turned. */
  area: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  font: z.enum(['sans', 'serif', 'script']).optional(),
  color: z.string().optional(),
  takesPicture: z.boolean().optional(),
  takesRecipient: z.boolean().optional(),
  takesDate: z.boolean().optional(),
});
