import { fetchBytes, type FetchOptions, FetchTimeoutError } from './fetchBytes.ts';

/** Consecutive timeouts after which a host is given up. */
const MAX_TIMEOUTS = 3;

/** Fetches from many hosts, and gives up one that does not answer, so that it does not delay an import for hours. */
export class CircuitBreakerFetch {
  readonly #options: FetchOptions;
  readonly #timeouts = new Map<string, number>();

  constructor(options: FetchOptions) {
    this.#options = options;
  }

  async fetch(address: string): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    const before = this.#timeouts.get(host) ?? 0;
    if (before >= MAX_TIMEOUTS)
      throw new Error(`${host} was given up: it did not answer ${MAX_TIMEOUTS} times in a row`);
    try {
      const bytes = await fetchBytes(address, this.#options);
      this.#timeouts.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof FetchTimeoutError) this.#timeouts.set(host, (this.#timeouts.get(host) ?? 0) + 1);
      else this.#timeouts.delete(host);
      throw error;
    }
  }
}
