import type { LoginError } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { type Account, findAccount, restoreAttempts, takeAttempt } from './accountRepository.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';

export type Credentials = { account: Account; error: null } | { account: null; error: LoginError };

let hashOfNobody: Promise<string> | undefined;

/**
 * The account of an e-mail address and password, or the error. Every call computes one hash, so that timing reveals
 * nothing.
 */
export async function checkCredentials(
  db: DatabaseOrTransaction,
  config: Config,
  site: string,
  email: string,
  password: string,
): Promise<Credentials> {
  const account = await findAccount(db, site, email);
  if (!account?.passwordHash) {
    await verifyPassword(password, await (hashOfNobody ??= hashPassword('nobody')));
    // Employees sign in with their directory, which is not supported.
    return refuse(account?.kind === 'employeeAD' ? 'UNKNOWN' : 'IDENTITY_DOES_NOT_EXIST', config);
  }
  const failures = await takeAttempt(db, account.id, config);
  const { matches, outdated } = await verifyPassword(password, account.passwordHash);
  if (failures === null) return refuse('AUTHORIZATION_FAILED_ACCOUNT_LOCKED', config);
  if (!matches) return refuse(failureAfter(failures, config), config);
  await restoreAttempts(db, account.id, outdated ? await hashPassword(password) : undefined);
  if (config.REQUIRE_CONFIRMATION && !account.confirmedAt) {
    return { account: null, error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' };
  }
  return { account, error: null };
}

/** The error of a failed attempt, by the number of consecutive failures. */
function failureAfter(failures: number, { LOGIN_MAX_FAILURES }: Pick<Config, 'LOGIN_MAX_FAILURES'>): LoginError {
  if (failures >= LOGIN_MAX_FAILURES) return 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED';
  return failures === LOGIN_MAX_FAILURES - 1 ? 'AUTHORIZATION_FAILED_LAST_ATTEMPT' : 'AUTHORIZATION_FAILED';
}

/** If accounts are concealed, every refusal before the right password is the same. */
function refuse(error: LoginError, { CONCEAL_ACCOUNTS }: Pick<Config, 'CONCEAL_ACCOUNTS'>): Credentials {
  return { account: null, error: CONCEAL_ACCOUNTS ? 'AUTHORIZATION_FAILED' : error };
}
