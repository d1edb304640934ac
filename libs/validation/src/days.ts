import type { Rule } from './check.ts';

/** A day from `first` to `last`, both included; days are written `2026-12-24`. */
export function dayWithin(first: string, last: string): Rule {
  return (day) => {
    if (day < first) return 'min';
    return day > last ? 'max' : undefined;
  };
}
