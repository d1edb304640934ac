import { CallCounters, callerKey, FairLimiter, limitOf, type LimitClass, TooBusyError } from '@shop/limits';
import { PageRefusal } from './PageRefusal.ts';

/** Rendering is work of one thread; meanwhile others wait for the services. */
const RENDERS_AT_ONCE = 16;
/** One network leaves room for others. */
const RENDERS_AT_ONCE_EACH = 8;
/** A waiting request costs a promise and a socket. */
const MAX_WAITING = 500;
const MAX_WAITING_EACH = 100;
/** Nobody waits longer for a page. */
const MAX_WAIT_MS = 10_000;
/** Seconds after which there may be room again. */
const BUSY_RETRY_AFTER = 2;

/** Limits what visitors ask of a storefront's server, by their network. */
export class PageLimits {
  readonly #counters: CallCounters;
  readonly #factor: number;
  readonly #renders = new FairLimiter({
    atOnce: RENDERS_AT_ONCE,
    atOnceEach: RENDERS_AT_ONCE_EACH,
    maxWaiting: MAX_WAITING,
    maxWaitingEach: MAX_WAITING_EACH,
    maxWaitMs: MAX_WAIT_MS,
  });

  /** `factor` multiplies the limits; `now`: milliseconds since 1970. */
  constructor(factor: number, now?: () => number) {
    this.#factor = factor;
    this.#counters = new CallCounters(now);
  }

  /** Counts a request of an address. Throws a `PageRefusal` if there are too many. */
  admit(name: LimitClass, address: string): void {
    const { network, windowSeconds } = limitOf(name, this.#factor);
    const wait = this.#counters.hit(`${name} ${callerKey(address)}`, network, windowSeconds);
    if (wait !== null) throw new PageRefusal(429, wait);
  }

  /** Renders when it is the visitor's turn. Rejects as `enter` does. */
  async render<Page>(address: string, signal: AbortSignal, task: () => Promise<Page>): Promise<Page> {
    const leave = await this.enter(address, signal);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Waits for the visitor's turn to have a page rendered, and gives what ends it. Rejects with a `PageRefusal` if it is too much, or
   * takes too long.
   */
  async enter(address: string, signal: AbortSignal): Promise<() => void> {
    this.admit('render', address);
    try {
      return await this.#renders.enter(callerKey(address), signal);
    } catch (error) {
      throw error instanceof TooBusyError ? new PageRefusal(503, BUSY_RETRY_AFTER) : error;
    }
  }
}
