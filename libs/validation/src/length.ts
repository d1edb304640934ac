import type { Rule } from './check.ts';

/** Characters of a text: code points, so that an emoji counts as one. */
export const countOf = (value: string) => [...value].length;

/** At most this many characters. */
export function maxLength(max: number): Rule {
  return (value) => (countOf(value) > max ? 'max' : undefined);
}

/** At least this many characters. The code is `size`, as the services return it for passwords. */
export function minLength(min: number): Rule {
  return (value) => (countOf(value) < min ? 'size' : undefined);
}
