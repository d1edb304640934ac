import { z } from 'zod';

/** Month and day, `11-15`. */
const monthDaySchema = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'month and day, as in 11-15');

/** When content is shown: each part it has must hold. Services leave out what is not shown, and never send this. */
export const shownSchema = z
  .strictObject({
    /** First and last day of each year; a season may go on in the next. */
    from: monthDaySchema,
    until: monthDaySchema,
    /** In every week, counted from Monday, that is this one of so many: `[1, 4]`, the first of four. */
    week: z
      .tuple([z.int().positive(), z.int().positive()])
      .refine(([number, of]) => number <= of, 'the first number is at most the second'),
  })
  .partial()
  .refine(({ from, until }) => (from === undefined) === (until === undefined), 'a season has a first and a last day');
export type Shown = z.output<typeof shownSchema>;

/** Field of content that is shown at some times only. */
export const shownField = { shown: shownSchema.optional() };
