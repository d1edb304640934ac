import type { Rule } from './check.ts';

/** Not only blanks. */
export const required: Rule = (value) => (value.trim() ? undefined : 'required');
