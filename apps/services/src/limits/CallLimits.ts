import { CallCounters, callerKey, limitOf, type LimitClass } from '@shop/limits';
import type { Database } from '../db/database.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import type { Visitor } from '../module.ts';
import { hitRateLimit } from './hitRateLimit.ts';

/**
 * Classes that are counted in the database, across all processes: their calls are rare and dear. The others are counted
 * in this process, since counting must not cost more than answering.
 */
const acrossProcesses: ReadonlySet<LimitClass> = new Set<LimitClass>([
  'contribution',
  'upload',
  'signIn',
  'mail',
  'voucher',
  'session',
  'export',
]);

export interface CallLimitsOptions {
  db: Database;
  /** Multiplies all limits. */
  factor: number;
}

/** Counts calls by class, and refuses with 429 and Retry-After those that are too many. */
export class CallLimits {
  readonly #counters = new CallCounters();
  readonly #db: Database;
  readonly #factor: number;

  constructor({ db, factor }: CallLimitsOptions) {
    this.#db = db;
    this.#factor = factor;
  }

  /** Counts a call for the network of an address. */
  async admitNetwork(name: LimitClass, ip: string): Promise<void> {
    const { network, windowSeconds } = limitOf(name, this.#factor);
    await this.#admit(name, `${name}:${callerKey(ip)}`, network, windowSeconds);
  }

  /** Counts a call for the visitor's account or session; for neither, if there is none. */
  async admitVisitor(name: LimitClass, { customerId, sessionKey }: Pick<Visitor, 'customerId' | 'sessionKey'>) {
    const who = customerId ?? sessionKey?.toString('hex');
    if (who === undefined) return;
    const { visitor, windowSeconds } = limitOf(name, this.#factor);
    await this.#admit(name, `${name}:${who}`, visitor, windowSeconds);
  }

  async #admit(name: LimitClass, key: string, limit: number, windowSeconds: number): Promise<void> {
    const wait = acrossProcesses.has(name)
      ? await hitRateLimit(this.#db, key, { limit, windowSeconds })
      : this.#counters.hit(key, limit, windowSeconds);
    if (wait !== null) throw new HttpRefusal(429, 'too many calls', wait);
  }
}
