import { fetchBytes, type FetchOptions, TookTooLong } from './fetchBytes.ts';

/** So many addresses of a host in a row that nobody answers at: the next ones are not asked for. */
const PATIENCE = 3;

/** Fetches from many hosts; one that is silent is given up, so that it does not hold up an import for hours. */
export class PatientFetch {
  readonly #options: FetchOptions;
  readonly #silent = new Map<string, number>();

  constructor(options: FetchOptions) {
    this.#options = options;
  }

  async fetch(address: string): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    const before = this.#silent.get(host) ?? 0;
    if (before >= PATIENCE) throw new Error(`${host} was given up: it did not answer ${PATIENCE} times in a row`);
    try {
      const bytes = await fetchBytes(address, this.#options);
      this.#silent.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof TookTooLong) this.#silent.set(host, (this.#silent.get(host) ?? 0) + 1);
      else this.#silent.delete(host);
      throw error;
    }
  }
}
