import type { LoginError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { logSecurityEvent, type SecurityEvent } from '../security/logSecurityEvent.ts';
import type { Credentials } from './checkCredentials.ts';

/**
 * Signs in the account of checked credentials, unless it has to be confirmed first: a new session, into which the old
 * one's cart is merged. `attempt` goes to the log.
 */
export async function signInWith(
  call: Call,
  checked: Credentials,
  attempt: Pick<SecurityEvent, 'identifier' | 'path'>,
): Promise<{ error: LoginError | null }> {
  const { account, error } = confirmedOnly(call, checked);
  if (account) await call.visitor.signIn(account.id);
  logSecurityEvent(call.log, {
    event: eventOf(error),
    site: call.site,
    ip: call.ip,
    ...attempt,
    ...(account && { account: account.id }),
    ...(error && { reason: error }),
  });
  return { error };
}

function confirmedOnly({ config }: Call, checked: Credentials): Credentials {
  if (!config.REQUIRE_CONFIRMATION || !checked.account || checked.account.confirmedAt) return checked;
  return { account: null, error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' };
}

function eventOf(error: LoginError | null): SecurityEvent['event'] {
  if (error === null) return 'sign-in';
  return error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' ? 'account-locked' : 'sign-in-failed';
}
