import type { Rule } from './check.ts';

/** One @, a dot in the domain, no blanks; whether the mailbox exists is not checked. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An e-mail address; '' is valid, since `required` checks for it. */
export const email: Rule = (value) => (!value || EMAIL.test(value) ? undefined : 'email');

/** Whether to ask the visitor if `.co` should be `.com`. */
export function looksLikeMistypedCom(value: string): boolean {
  return /\.co$/i.test(value);
}
