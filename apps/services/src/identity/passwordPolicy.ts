import { MAX_PASSWORD_LENGTH, type PasswordScore, type ValidationCode } from '@shop/contracts';
import { maxLength, minLength } from '@shop/validation';
import type { Config } from '../config.ts';
import type { PasswordEstimate } from './estimatePassword.ts';

type Policy = Pick<Config, 'PASSWORD_MIN_LENGTH'>;

async function estimate(password: string): Promise<PasswordEstimate> {
  const { estimatePassword } = await import('./estimatePassword.ts');
  return estimatePassword(password);
}

const lengthError = (password: string, { PASSWORD_MIN_LENGTH }: Policy): ValidationCode | null =>
  minLength(PASSWORD_MIN_LENGTH)(password) ?? maxLength(MAX_PASSWORD_LENGTH)(password) ?? null;

/** Why a password is refused: too short, too long, or insecure (`invalid`). Null if it is accepted. */
export async function judgePassword(password: string, policy: Policy): Promise<ValidationCode | null> {
  if (!password) return 'required';
  return lengthError(password, policy) ?? ((await estimate(password)).isCommon ? 'invalid' : null);
}

/** What a password consists of, how strong it is, and whether it is accepted. */
export async function scorePassword(password: string, policy: Policy): Promise<PasswordScore> {
  const { score, isCommon } = await estimate(password);
  return {
    isValid: password !== '' && !isCommon && lengthError(password, policy) === null,
    minLength: policy.PASSWORD_MIN_LENGTH,
    score,
    hasMinLength: minLength(policy.PASSWORD_MIN_LENGTH)(password) === undefined,
    hasMixedCase: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    hasDigit: /\p{N}/u.test(password),
    hasSpecial: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  };
}
