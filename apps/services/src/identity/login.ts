import type { LoginError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { logSecurityEvent, type SecurityEvent } from '../security/logSecurityEvent.ts';
import { checkCredentials, type Credentials } from './checkCredentials.ts';

/** Signs a visitor in: a new session, into which the old one's cart is merged. */
export async function login(call: Call, identifier: string, password: string): Promise<{ error: LoginError | null }> {
  const { account, error } = await checkLogin(call, identifier.trim(), password);
  if (account) await call.visitor.signIn(account.id);
  logSecurityEvent(call.log, {
    event: eventOf(error),
    site: call.site,
    ip: call.ip,
    identifier,
    ...(account && { account: account.id }),
    ...(error && { reason: error }),
  });
  return { error };
}

async function checkLogin(call: Call, identifier: string, password: string): Promise<Credentials> {
  const credentials = await checkCredentials(call, identifier, password);
  if (!call.config.REQUIRE_CONFIRMATION || !credentials.account || credentials.account.confirmedAt) return credentials;
  return { account: null, error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' };
}

function eventOf(error: LoginError | null): SecurityEvent['event'] {
  if (error === null) return 'sign-in';
  return error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' ? 'account-locked' : 'sign-in-failed';
}
