import type { Rule } from './check.ts';

/** Characters as people count them: an emoji is one. */
const countOf = (value: string) => [...value].length;

/** At most so many characters. */
export function maxLength(max: number): Rule {
  return (value) => (countOf(value) > max ? 'max' : undefined);
}

/** At least so many characters. The code is `size`, as the services give it for passwords. */
export function minLength(min: number): Rule {
  return (value) => (countOf(value) < min ? 'size' : undefined);
}
