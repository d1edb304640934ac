import { z } from 'zod';

/** Anchor of an element, for links to `#name`; empty means none. */
const anchorSchema = z.string().regex(/^(?:[a-z][\w-]*)?$/i, 'a letter, then letters, digits, _ and -');

/** Schema of an element's data: the fields of its kind, plus those of any kind. */
export function elementObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ anchor: anchorSchema.optional(), ...shape });
}
