import type { Rule } from './check.ts';

/** Digits with an optional minus. */
export const integerText: Rule = (value) => (/^-?\d+$/.test(value) ? undefined : 'invalid');
