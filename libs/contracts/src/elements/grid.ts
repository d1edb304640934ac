import { z } from 'zod';
import { elementObject } from './elementObject.ts';

/** Schema of a grid's data. A grid may contain any element, so the schema of elements is passed in. */
export function gridSchema<Element extends z.ZodType>(element: Element) {
  return elementObject({
    columns: z.literal([1, 2, 3, 4]).default(3),
    headline: z.string().default(''),
    elements: z.array(element),
  });
}
