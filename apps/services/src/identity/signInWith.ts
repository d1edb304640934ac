import type { LoginError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { logSecurityEvent, type SecurityEvent } from '../security/logSecurityEvent.ts';
import { holdPassword } from './accountRepository.ts';
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
  const { account, error } = await openSession(call, confirmedOnly(call, checked));
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

/** Ends the transaction of a sign-in whose account has got another password meanwhile. */
class PasswordReplaced extends Error {}

/** Who sets another password ends all sessions, also one that is about to be opened by the old password. */
async function openSession({ visitor }: Call, checked: Credentials): Promise<Credentials> {
  const { account } = checked;
  if (!account) return checked;
  try {
    await visitor.signInAs(async (tx) => {
      if (!(await holdPassword(tx, account))) throw new PasswordReplaced();
      return account.id;
    });
    return checked;
  } catch (error) {
    if (error instanceof PasswordReplaced) return { account: null, error: 'AUTHORIZATION_FAILED' };
    throw error;
  }
}

function confirmedOnly({ config }: Call, checked: Credentials): Credentials {
  if (!config.REQUIRE_CONFIRMATION || !checked.account || checked.account.confirmedAt) return checked;
  return { account: null, error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' };
}

function eventOf(error: LoginError | null): SecurityEvent['event'] {
  if (error === null) return 'sign-in';
  return error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' ? 'account-locked' : 'sign-in-failed';
}
