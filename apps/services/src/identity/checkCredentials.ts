import type { Locale, LoginError } from '@shop/contracts';
import { callerKey, FairLimiter } from '@shop/limits';
import type { Config } from '../config.ts';
import type { Call } from '../module.ts';
import { type Account, findAccount, isEmployee, renewPasswordHash } from './accountRepository.ts';
import { isAttacked, isKnownNetwork, restoreAttempts, spendAttempt, takeAttempt } from './attemptRepository.ts';
import { orderRequestedMail } from './orderMail.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';

export type Credentials = { account: Account; error: null } | { account: null; error: LoginError };

let hashOfNobody: Promise<string> | undefined;

/**
 * Attempts at one account from one network are judged one after the other: right passwords sent at once do not count
 * against each other. Few at once in all, since each hash takes 19 MB.
 */
const turns = new FairLimiter({ atOnce: 4, atOnceEach: 1, maxWaiting: 1_000, maxWaitMs: 20_000 });

/**
 * The account of an e-mail address and password, or the error. An account is locked for the network of those who fail,
 * and never for the right password from where its owner has signed in before; the owner gets a mail. Every call computes
 * one hash and asks the database the same, so that timing reveals nothing. If accounts are concealed, every refusal before
 * the right password is the same.
 */
export async function checkCredentials(call: Call, email: string, password: string): Promise<Credentials> {
  const checked = await takeTurn(call, email, password);
  return checked.error && call.config.CONCEAL_ACCOUNTS ? refused('AUTHORIZATION_FAILED') : checked;
}

/**
 * Why the password of the account that is signed in is refused; null if it is right. It counts like a sign-in, but nothing
 * is concealed: its owner may know that it is locked.
 */
export async function checkOwnPassword(
  call: Call,
  { email }: Pick<Account, 'email'>,
  password: string,
): Promise<LoginError | null> {
  return (await takeTurn(call, email, password)).error;
}

function takeTurn(call: Call, email: string, password: string): Promise<Credentials> {
  const network = callerKey(call.ip);
  return turns.run(`${network} ${email.toLowerCase()}`, () => judge(call, network, email, password));
}

async function judge(call: Call, network: string, email: string, password: string): Promise<Credentials> {
  const { db, config, site } = call;
  const account = await findAccount(db, site, email);
  const hasEmployee = await isEmployee(db, site, email);
  if (!account?.passwordHash) {
    await spendAttempt(db, network, config);
    await verifyPassword(password, await (hashOfNobody ??= hashPassword('nobody')));
    // Employees sign in with their directory, and have no password here.
    return refused(hasEmployee ? 'UNKNOWN' : 'IDENTITY_DOES_NOT_EXIST');
  }
  const attempt = { customerId: account.id, network };
  const failures = await takeAttempt(db, attempt, config);
  const isKnown = await isKnownNetwork(db, attempt);
  const isLocked = failures === null || (!isKnown && (await isAttacked(db, account.id, config)));
  const { matches, outdated } = await verifyPassword(password, account.passwordHash);
  if (!matches && failures === config.LOGIN_MAX_FAILURES) {
    await orderRequestedMail(call, { kind: 'locked', to: account.email, locale: account.locale as Locale });
  }
  if (isLocked && !(matches && isKnown)) return refused('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
  if (!matches) return refused(failureAfter(failures ?? 0, config));
  await restoreAttempts(db, attempt);
  if (!outdated) return { account, error: null };
  const passwordHash = await hashPassword(password);
  // Another sign-in may have renewed it as well, or somebody has set another password.
  if (!(await renewPasswordHash(db, account, passwordHash))) return judge(call, network, email, password);
  return { account: { ...account, passwordHash }, error: null };
}

/** The error of a failed attempt, by the number of consecutive failures from its network. */
function failureAfter(failures: number, { LOGIN_MAX_FAILURES }: Pick<Config, 'LOGIN_MAX_FAILURES'>): LoginError {
  if (failures >= LOGIN_MAX_FAILURES) return 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED';
  return failures === LOGIN_MAX_FAILURES - 1 ? 'AUTHORIZATION_FAILED_LAST_ATTEMPT' : 'AUTHORIZATION_FAILED';
}

const refused = (error: LoginError): Credentials => ({ account: null, error });
