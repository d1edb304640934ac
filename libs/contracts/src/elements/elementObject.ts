import { z } from 'zod';

/** A name by which links lead to an element, `#name`; empty is as good as none. */
const anchorSchema = z.string().regex(/^(?:[a-z][\w-]*)?$/i, 'a letter, then letters, digits, _ and -');

/** Schema of an element's data: the fields of its kind, and what an element of any kind may have. */
export function elementObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ anchor: anchorSchema.optional(), ...shape });
}
