import type { Rule } from './check.ts';

/** Fewest characters of a password (specification, section 5); the services may ask for more. */
export const MIN_PASSWORD_LENGTH = 5;

/** Most characters of what visitors write (specification, section 5). */
export const textLimits = { question: 175, reviewTitle: 50, reviewText: 300, comment: 600 } as const;

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
