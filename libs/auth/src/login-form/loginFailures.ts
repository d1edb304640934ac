import type { LoginError, Notice } from '@shop/contracts';

export interface LoginFailure {
  type: Notice['type'];
  /** Names its title and text: `auth.login.<reason>.title` and `.text`. */
  reason: 'failed' | 'lastAttempt' | 'blocked' | 'incomplete' | 'notFound' | 'unknown';
  /** The mail that a link below the text requests. */
  resend?: 'recovery' | 'confirmation';
}

const unknown: LoginFailure = { type: 'error', reason: 'unknown' };

const failures: Record<LoginError, LoginFailure> = {
  AUTHORIZATION_FAILED: { type: 'error', reason: 'failed' },
  AUTHORIZATION_FAILED_LAST_ATTEMPT: { type: 'error', reason: 'lastAttempt' },
  AUTHORIZATION_FAILED_ACCOUNT_LOCKED: { type: 'warning', reason: 'blocked', resend: 'recovery' },
  AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED: {
    type: 'warning',
    reason: 'incomplete',
    resend: 'confirmation',
  },
  IDENTITY_DOES_NOT_EXIST: { type: 'warning', reason: 'notFound' },
  UNKNOWN: unknown,
};

/**
 * Maps a failed login to its notice (specification, section 8). Without a known code it is `unknown`, as for a call
 * without an answer.
 */
export function loginFailureOf(code: LoginError | null | undefined): LoginFailure {
  return (code && failures[code]) ?? unknown;
}
