import type { ValidationCode } from '@shop/contracts';

/** Says by what code a value is wrong; nothing when it is right. */
export type Rule = (value: string) => ValidationCode | undefined;

/** The first code a value is wrong by. A value that is missing is checked as the empty text. */
export function check(value: string | null | undefined, ...rules: readonly Rule[]): ValidationCode | undefined {
  for (const rule of rules) {
    const code = rule(value ?? '');
    if (code) return code;
  }
  return undefined;
}
