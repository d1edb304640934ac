import type { LoginError } from '@shop/contracts';
import { callerKey } from '../limits/callerKey.ts';
import { hitRateLimit } from '../limits/hitRateLimit.ts';
import type { Call } from '../module.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { logSecurityEvent, type SecurityEvent } from '../security/logSecurityEvent.ts';
import { checkCredentials } from './checkCredentials.ts';

/** Signs a visitor in: a new session, into which the old one's cart is merged. */
export async function login(call: Call, identifier: string, password: string): Promise<{ error: LoginError | null }> {
  await limitAttempts(call);
  const { account, error } = await checkCredentials(call.db, call.config, call.site, identifier.trim(), password);
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

function eventOf(error: LoginError | null): SecurityEvent['event'] {
  if (error === null) return 'sign-in';
  return error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' ? 'account-locked' : 'sign-in-failed';
}

/** An account's own lock does not stop one caller from trying many accounts. */
async function limitAttempts({ db, config, ip }: Call): Promise<void> {
  const wait = await hitRateLimit(db, `login:${callerKey(ip)}`, {
    limit: config.LOGIN_RATE_LIMIT,
    windowSeconds: config.LOGIN_RATE_WINDOW_SECONDS,
  });
  if (wait !== null) throw new HttpRefusal(429, 'too many attempts', wait);
}
