import type { identity, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { findAccount } from './accountRepository.ts';
import { emailCode } from './emailCode.ts';

/** Whether an address is valid and has an account; concealed accounts seem not to exist. */
export async function validateAndExists(
  { db, site, config }: Call,
  given: string,
): Promise<ResultsOf<typeof identity, 'ValidateAndExists'>> {
  const email = given.trim();
  const code = emailCode(email);
  if (code) return { customerExists: false, error: { fields: { email: [code] } } };
  const account = await findAccount(db, site, email);
  return { customerExists: account !== null && !config.CONCEAL_ACCOUNTS, error: null };
}
