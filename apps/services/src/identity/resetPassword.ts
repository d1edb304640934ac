import { type ResetError, toToken } from '@shop/contracts';
import type { Call } from '../module.ts';
import { deletePasskeys } from '../passkey/passkeyRepository.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { deleteSessionsOf } from '../session/sessionRepository.ts';
import { storeConfirmation, storePasswordHash } from './accountRepository.ts';
import { deleteTokens, findTokenAccount, type GivenToken, useToken } from './accountTokens.ts';
import { forgetFailures } from './attemptRepository.ts';
import { orderMail } from './orderMail.ts';
import { hashPassword } from './passwordHash.ts';
import { judgePassword } from './passwordPolicy.ts';

/**
 * Sets a new password by the token of a mail, ends all sessions, locks and tokens of the account, and says so by mail. A
 * refused password leaves the token valid.
 */
export async function resetPassword(
  call: Call,
  token: string,
  password: string,
): Promise<{ error: ResetError | null }> {
  const { db, site, config } = call;
  const given: GivenToken = { site, purpose: 'recovery', token: toToken(token) };
  const account = await findTokenAccount(db, given);
  if (!account) return { error: 'INVALID_TOKEN' };
  if (account.kind !== 'password') return { error: 'UNEXPECTED_IDENTITY_PROVIDER' };
  if (await judgePassword(password, config)) return { error: 'VALIDATION_FAILED' };
  const passwordHash = await hashPassword(password);
  const isDone = await db.transaction(async (tx) => {
    if (!(await useToken(tx, given))) return false;
    await storePasswordHash(tx, account.id, passwordHash);
    // Whoever registered an address without having it may have added one.
    if (!account.confirmedAt) await deletePasskeys(tx, account.id);
    await storeConfirmation(tx, account.id);
    await deleteTokens(tx, account.id);
    await forgetFailures(tx, account.id);
    await deleteSessionsOf(tx, account.id);
    await orderMail(call, tx, { kind: 'passwordReset', to: account.email });
    return true;
  });
  if (!isDone) return { error: 'INVALID_TOKEN' };
  logSecurityEvent(call.log, { event: 'password-reset', site, ip: call.ip, account: account.id });
  return { error: null };
}
