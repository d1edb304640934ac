import { z } from 'zod';
import { elementObject } from './elementObject.ts';

const optionSchema = z.object({
  /** Values of the question's attribute that this answer means; any of them fits. */
  values: z.array(z.string()).min(1),
  label: z.string(),
  hint: z.string().default(''),
  /** Why an item that has one of the values fits, e.g. `Für ihn`. */
  reason: z.string(),
});

const questionSchema = z
  .object({
    /** An attribute of the catalogue, `amount` for the price in cents (`-8000`) or `productType`. */
    attribute: z.string(),
    title: z.string(),
    hint: z.string().default(''),
    /** Label of the answer that leaves all items. */
    skip: z.string(),
    /** Whether several answers may be chosen. */
    several: z.boolean().default(false),
    options: z.array(optionSchema).min(2),
  })
  // A checkbox of a form sends one value.
  .refine(({ several, options }) => !several || options.every(({ values }) => values.length === 1), {
    path: ['options'],
    message: 'have one value each where several may be chosen',
  });

export const giftFinderSchema = elementObject({
  /** The list whose items are found. */
  listId: z.string(),
  questions: z.array(questionSchema).min(1),
});
