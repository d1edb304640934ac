import type { identity, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { deleteSessionsOf } from '../session/sessionRepository.ts';
import { findAccountById, storePasswordHash } from './accountRepository.ts';
import { deleteTokens } from './accountTokens.ts';
import { checkOwnPassword } from './checkCredentials.ts';
import { orderMail } from './orderMail.ts';
import { hashPassword } from './passwordHash.ts';
import { judgePassword } from './passwordPolicy.ts';

/**
 * Changes the password of the signed-in customer, ends the other sessions, and says so by mail. A wrong old password
 * counts like a failed sign-in, after some of which the right one is not taken either.
 */
export async function changePassword(
  call: Call,
  oldPassword: string,
  newPassword: string,
): Promise<ResultsOf<typeof identity, 'ChangePassword'>> {
  const { db, config, site, visitor } = call;
  const account = visitor.customerId === null ? null : await findAccountById(db, visitor.customerId);
  if (!account?.passwordHash) return { validationErrors: null, error: 'IDENTITY_DOES_NOT_EXIST' };
  const code = await judgePassword(newPassword, config);
  if (code) return { validationErrors: { fields: { newPassword: [code] } }, error: null };
  const error = await checkOwnPassword(call, account, oldPassword);
  if (error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED') return { validationErrors: null, error };
  if (error) {
    const fields = { oldPassword: [oldPassword ? ('invalid' as const) : ('required' as const)] };
    return { validationErrors: { fields }, error: null };
  }
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await storePasswordHash(tx, account.id, passwordHash);
    // The link that confirms the address proves no more than that its mail was read.
    await deleteTokens(tx, account.id, 'recovery');
    await deleteSessionsOf(tx, account.id, visitor.sessionKey);
    await orderMail(call, tx, { kind: 'passwordChanged', to: account.email });
  });
  logSecurityEvent(call.log, { event: 'password-changed', site, ip: call.ip, account: account.id });
  return { validationErrors: null, error: null };
}
