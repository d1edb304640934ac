import type { customer as contract, ResultsOf } from '@shop/contracts';
import { findAccountById } from '../identity/accountRepository.ts';
import { orderMail } from '../identity/orderMail.ts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { noSession } from './customerErrors.ts';
import { customerIdOf } from './customerIdOf.ts';
import { passwordError } from './passwordError.ts';
import { forgetPerson } from './personalData/forgetPerson.ts';

/**
 * Deletes the visitor's record with all that hangs on it: sessions, addresses, cart, votes. What was written in public
 * stays, without a name. An account needs its password, and hears of it by mail.
 */
export async function deleteCustomer(
  call: Call,
  password: string | undefined,
): Promise<ResultsOf<typeof contract, 'DeleteCustomer'>> {
  const account = await findAccountById(call.db, customerIdOf(call));
  if (!account) return { error: noSession };
  const error = await passwordError(call, account, password);
  if (error) return { error };
  await call.db.transaction(async (tx) => {
    await forgetPerson(tx, account);
    // The address of a guest may be somebody else's, whose mails these would be.
    if (account.customerType === 'guest') return;
    await call.mails.forget(tx, account);
    await orderMail(call, tx, { kind: 'deleted', to: account.email });
  });
  await call.visitor.signOut();
  const { site, ip, log } = call;
  logSecurityEvent(log, { event: 'account-deleted', site, ip, account: account.id });
  return { error: null };
}
