import type { IdentityError } from '@shop/contracts';
import type { AccountMailKind } from '../mail/MailOrder.ts';
import type { Call } from '../module.ts';
import { findAccount } from './accountRepository.ts';
import { emailCode } from './emailCode.ts';
import { orderRequestedMail } from './orderMail.ts';

/** Sends the link with which a new password is set. */
export function requestAccountRecovery(call: Call, email: string) {
  return requestMail(call, 'recovery', email);
}

/** Sends the link that confirms the address; nothing if it is confirmed already. */
export function requestAccountConfirmation(call: Call, email: string) {
  return requestMail(call, 'confirmation', email);
}

/** If accounts are concealed, an address without one is treated like any other: its mail is dropped when it is due. */
async function requestMail(call: Call, kind: AccountMailKind, given: string): Promise<{ error: IdentityError | null }> {
  const to = given.trim();
  if (emailCode(to)) return { error: 'IDENTITY_DOES_NOT_EXIST' };
  const account = await findAccount(call.db, call.site, to);
  if (!account?.passwordHash && !call.config.CONCEAL_ACCOUNTS) return { error: 'IDENTITY_DOES_NOT_EXIST' };
  // An address that is written in another way may be somebody else's: `İ` is an `i` to the database, and no `i` in a domain.
  await orderRequestedMail(call, { kind, to: account?.email ?? to });
  return { error: null };
}
