import type { PasswordScore } from '@shop/contracts';

/** Error key of a password that the services would not take: too short, or too easily guessed. */
export function refusalOf({ isValid, hasMinLength }: PasswordScore): 'size' | 'auth.password.insecureMsg' | undefined {
  if (isValid) return undefined;
  return hasMinLength ? 'auth.password.insecureMsg' : 'size';
}
