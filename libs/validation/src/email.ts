import type { Rule } from './check.ts';
import { maxLengthOf } from './maxLengths.ts';

/** One @, a dot in the domain, no blanks; whether the mailbox exists is not checked. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const maximum = maxLengthOf('email');

/** An e-mail address that is not too long; '' is valid, since `required` checks for it. */
export const email: Rule = (value) => maximum(value) ?? (!value || EMAIL.test(value) ? undefined : 'email');

/** Whether to ask the visitor if `.co` should be `.com`. */
export function looksLikeMistypedCom(value: string): boolean {
  return /\.co$/i.test(value);
}
