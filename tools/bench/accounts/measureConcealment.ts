import { percentilesOf } from '../percentilesOf.ts';
import { type AccountCaller, expectResults } from './accountCaller.ts';
import type { Account } from './measureCost.ts';

export interface Concealment {
  method: string;
  /** Medians for addresses with and without an account, in milliseconds. */
  known: number;
  unknown: number;
  /** By how much the greater exceeds the smaller, as a share of the smaller. */
  difference: number;
}

/** Pairs of a call for an address with an account and one for an address without. */
const PAIRS = 150;
const WARM_UP = 10;
/** Each account is asked about from so many networks that none of them is locked out. */
const NETWORKS = 250;

/** What somebody asks who tries which addresses have an account, and the only answer there may be. */
const questions = [
  { method: 'Login', argsOf: (email: string) => [email, 'not the password'], answer: ['AUTHORIZATION_FAILED'] },
  { method: 'RequestAccountRecovery', argsOf: (email: string) => [email], answer: [null] },
] as const;

/** How long services that conceal accounts take to answer about addresses with an account and without, by turns. */
export async function measureConcealment(call: AccountCaller, accounts: readonly Account[]): Promise<Concealment[]> {
  const found: Concealment[] = [];
  for (const { method, argsOf, answer } of questions) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
      const emails = { known: accounts[pair % accounts.length]!.email, unknown: `nobody-${pair}@example.com` };
      const order = ['known', 'unknown'] as const;
      for (const which of pair % 2 ? order : order.toReversed()) {
        const reply = await call(`identity/${method}`, argsOf(emails[which]), `198.51.100.${pair % NETWORKS}`);
        expectResults(method, reply, [...answer]);
        if (pair >= WARM_UP) times[which].push(reply.ms);
      }
    }
    const [known, unknown] = [percentilesOf(times.known)(0.5), percentilesOf(times.unknown)(0.5)];
    const difference = Math.max(known, unknown) / Math.min(known, unknown) - 1;
    found.push({ method, known, unknown, difference });
  }
  return found;
}
