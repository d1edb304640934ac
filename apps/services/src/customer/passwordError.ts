import type { CustomerError } from '@shop/contracts';
import type { Account } from '../identity/accountRepository.ts';
import { checkOwnPassword } from '../identity/checkCredentials.ts';
import type { Call } from '../module.ts';
import { accountLocked, fieldErrors } from './customerErrors.ts';

/**
 * Why a password does not allow what only the owner of an account may do; null if it does, or the account has none. A
 * wrong one counts like a failed sign-in, after some of which the right one is not taken either.
 */
export async function passwordError(
  call: Call,
  account: Account,
  password: string | undefined,
): Promise<CustomerError | null> {
  if (account.passwordHash === null) return null;
  if (!password) return fieldErrors({ password: ['required'] });
  const error = await checkOwnPassword(call, account, password);
  if (error === 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED') return accountLocked;
  return error && fieldErrors({ password: ['invalid'] });
}
