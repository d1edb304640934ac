import type { PasswordScore, ValidationCode } from '@shop/contracts';
import { passwordLength } from '@shop/validation';

/** Error key of a password that the services would not take: too short, too long, or too easily guessed. */
export function refusalOf(
  password: string,
  { isValid, hasMinLength }: PasswordScore,
): ValidationCode | 'auth.password.insecureMsg' | undefined {
  if (isValid) return undefined;
  if (!hasMinLength) return 'size';
  return passwordLength(password) ?? 'auth.password.insecureMsg';
}
