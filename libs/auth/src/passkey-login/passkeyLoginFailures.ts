import type { LoginError, Notice } from '@shop/contracts';
import { ceremonyFailureOf } from '../passkey/ceremonyFailureOf';

/** Names title and text: `auth.passkeyLogin.<failure>.title` and `.text`. */
export type PasskeyLoginFailure = 'cancelled' | 'refused' | 'unknown' | 'unconfirmed' | 'failed';

/** Type of the notice. */
export const failureTypes: Record<PasskeyLoginFailure, Notice['type']> = {
  cancelled: 'info',
  refused: 'error',
  unknown: 'warning',
  unconfirmed: 'warning',
  failed: 'error',
};

const failures: Partial<Record<LoginError, PasskeyLoginFailure>> = {
  AUTHORIZATION_FAILED: 'refused',
  AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED: 'unconfirmed',
  IDENTITY_DOES_NOT_EXIST: 'unknown',
};

/** Why the services refused a passkey. */
export function refusalOf(error: LoginError): PasskeyLoginFailure {
  return failures[error] ?? 'failed';
}

/** Why a browser gave no passkey; null where the page itself has ended it. */
export function failureOf(error: unknown): PasskeyLoginFailure | null {
  const failure = ceremonyFailureOf(error);
  if (failure === 'aborted') return null;
  return failure === 'cancelled' ? 'cancelled' : 'failed';
}
