import type { LoginError, Message } from '@shop/contracts';

export interface LoginFailure {
  type: Message['type'];
  /** Beginning of the ids of title and text. */
  messages: string;
  /** What a link below the text asks the services to send. */
  resend?: 'recovery' | 'confirmation';
}

const unknown: LoginFailure = { type: 'error', messages: 'auth.login.unknown' };

const failures: Record<LoginError, LoginFailure> = {
  AUTHORIZATION_FAILED: { type: 'error', messages: 'auth.login.failed' },
  AUTHORIZATION_FAILED_LAST_ATTEMPT: { type: 'error', messages: 'auth.login.lastAttempt' },
  AUTHORIZATION_FAILED_ACCOUNT_LOCKED: { type: 'warning', messages: 'auth.login.blocked', resend: 'recovery' },
  AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED: {
    type: 'warning',
    messages: 'auth.login.incomplete',
    resend: 'confirmation',
  },
  IDENTITY_DOES_NOT_EXIST: { type: 'warning', messages: 'auth.login.notFound' },
  UNKNOWN: unknown,
};

/** How a login that failed is told (specification, section 8). Without a known code it is unknown, as a lost call is. */
export function loginFailureOf(code: LoginError | undefined): LoginFailure {
  return (code && failures[code]) ?? unknown;
}
