import type { Rule } from './check.ts';
import { countOf } from './length.ts';

/** Maximum length of first and last name together (specification, section 5). */
export const MAX_NAMES_LENGTH = 50;

/** Letters of any script, blanks, hyphens, apostrophes and dots; no digits, no other characters. */
const NAME = /^[\p{L}\p{M}\s.'’-]*$/u;

export const nameLike: Rule = (value) => (NAME.test(value) ? undefined : 'invalid');

/** The length left by the other name. */
export function namesLength(otherName: string): Rule {
  return (value) => (countOf(value) > MAX_NAMES_LENGTH - countOf(otherName) ? 'max' : undefined);
}
