import type { Rule } from './check.ts';

/** Something other than blanks. */
export const required: Rule = (value) => (value.trim() ? undefined : 'required');
