import { LruCache } from './lruCache.ts';

interface Entry<Value> {
  value: Value;
  storedAt: number;
  /** Generation of the content it was made from. */
  generation: number;
  /** Until then a failed renewal is not tried again. */
  waitUntil: number;
}

interface Running<Value> {
  promise: Promise<Value>;
  generation: number;
}

export interface StaleCacheOptions<Value> {
  /** Milliseconds an entry is answered without asking again. */
  freshFor: number;
  /** Milliseconds an entry may be answered while a new one is fetched, and kept in case that fails. */
  staleFor: number;
  /** Milliseconds between attempts to renew an entry when they fail. */
  retryAfter?: number;
  /** Bytes. */
  limit: number;
  sizeOf: (value: Value) => number;
  now?: () => number;
}

const RETRY_MS = 1_000;
const BYTES_PER_CHARACTER = 2;

/**
 * Stale-while-revalidate in memory. A fresh entry is answered; a stale one too, while one fetch renews it; a missing one
 * is fetched once for all who wait. After `invalidate` entries count as stale at once and are answered only if
 * fetching fails.
 */
export class StaleCache<Value> {
  readonly #options: StaleCacheOptions<Value>;
  readonly #now: () => number;
  readonly #entries: LruCache<Entry<Value>>;
  readonly #running = new Map<string, Running<Value>>();
  #generation = 0;

  constructor(options: StaleCacheOptions<Value>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LruCache(options.limit);
  }

  /** `keep` says whether a fetched value may be stored at all. Rejects only when there is nothing to fall back on. */
  async get(key: string, fetch: () => Promise<Value>, keep: (value: Value) => boolean): Promise<Value> {
    const { freshFor, staleFor } = this.#options;
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (!entry || now - entry.storedAt >= staleFor) return this.#fetch(key, fetch, keep);

    const current = entry.generation === this.#generation;
    if (now < entry.waitUntil || (current && now - entry.storedAt < freshFor)) return entry.value;
    const renewed = this.#renew(entry, key, fetch, keep);
    return current ? entry.value : renewed;
  }

  /** Content has changed: nothing stored before counts as current any more. */
  invalidate() {
    this.#generation += 1;
  }

  /** Never rejects: what is there stays where nothing better comes. */
  async #renew(entry: Entry<Value>, key: string, fetch: () => Promise<Value>, keep: (value: Value) => boolean) {
    try {
      const value = await this.#fetch(key, fetch, keep);
      if (keep(value)) return value;
    } catch {
      // Whoever waits without an entry sees the failure; here is an older answer.
    }
    entry.waitUntil = this.#now() + (this.#options.retryAfter ?? RETRY_MS);
    return entry.value;
  }

  #fetch(key: string, fetch: () => Promise<Value>, keep: (value: Value) => boolean): Promise<Value> {
    const running = this.#running.get(key);
    // One that began before the content changed may bring the old.
    if (running?.generation === this.#generation) return running.promise;
    const generation = this.#generation;
    const promise = fetch()
      .then((value) => {
        if (keep(value)) this.#store(key, value, generation);
        return value;
      })
      .finally(() => {
        if (this.#running.get(key)?.promise === promise) this.#running.delete(key);
      });
    this.#running.set(key, { promise, generation });
    return promise;
  }

  #store(key: string, value: Value, generation: number) {
    // A slow fetch of older content may end after a newer one.
    const stored = this.#entries.get(key);
    if (stored && stored.generation > generation) return;
    const size = this.#options.sizeOf(value) + key.length * BYTES_PER_CHARACTER;
    this.#entries.set(key, { value, storedAt: this.#now(), generation, waitUntil: -Infinity }, size);
  }
}
