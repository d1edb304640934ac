import type { ResetError } from '@shop/contracts';

type ResetFailure = 'invalidToken' | 'validation' | 'invalidPassword' | 'notFound' | 'provider' | 'unknown';

const failures: Record<ResetError, ResetFailure> = {
  INVALID_TOKEN: 'invalidToken',
  VALIDATION_FAILED: 'validation',
  INVALID_PASSWORD: 'invalidPassword',
  IDENTITY_DOES_NOT_EXIST: 'notFound',
  UNEXPECTED_IDENTITY_PROVIDER: 'provider',
  UNKNOWN: 'unknown',
};

/** Names the text of a failed reset, `auth.reset.<failure>.text` (specification, section 8). */
export function resetFailureOf(code: ResetError): ResetFailure {
  return failures[code] ?? 'unknown';
}
