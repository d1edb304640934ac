import type { Rule } from './check.ts';

/** One @, a dot in the domain, no blanks: what the mail server cannot be asked in advance is left to it. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An e-mail address; the empty text is none of its business. */
export const email: Rule = (value) => (!value || EMAIL.test(value) ? undefined : 'email');

/** Whether the visitor should be asked if `.co` was meant to be `.com`. */
export function looksLikeMistypedCom(value: string): boolean {
  return /\.co$/i.test(value);
}
