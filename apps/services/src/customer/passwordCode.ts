import type { ValidationCode } from '@shop/contracts';
import type { Account } from '../identity/accountRepository.ts';
import { checkCredentials } from '../identity/checkCredentials.ts';
import type { Call } from '../module.ts';

/**
 * Why a password does not allow what only the owner of an account may do; null if it does, or the account has none. A
 * wrong one counts like a failed sign-in.
 */
export async function passwordCode(
  call: Call,
  { passwordHash, email }: Account,
  password: string | undefined,
): Promise<ValidationCode | null> {
  if (passwordHash === null) return null;
  if (!password) return 'required';
  return (await checkCredentials(call, email, password)).error ? 'invalid' : null;
}
