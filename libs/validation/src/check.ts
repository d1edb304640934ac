import type { ValidationCode } from '@shop/contracts';

/** Returns the error code of a value, or undefined if it is valid. */
export type Rule = (value: string) => ValidationCode | undefined;

/** The first error code of a value. A missing value is checked as ''. */
export function check(value: string | null | undefined, ...rules: readonly Rule[]): ValidationCode | undefined {
  for (const rule of rules) {
    const code = rule(value ?? '');
    if (code) return code;
  }
  return undefined;
}
