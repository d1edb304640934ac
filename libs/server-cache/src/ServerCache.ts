import { LRUCache } from 'lru-cache';
import { SingleFlight } from './SingleFlight.ts';

export interface ServerCacheOptions<Value> {
  /** Maximum number of entries. This bound or `maxBytes` is required. */
  maxEntries?: number;
  /** Maximum size in bytes, keys included. A larger value is returned but not stored. */
  maxBytes?: number;
  /** Size of a value in bytes; required with `maxBytes`. */
  bytesOf?: (value: Value) => number;
  /** Milliseconds an entry is fresh. Infinite by default. */
  freshFor?: number;
  /**
   * Milliseconds an entry may be returned while a new one is fetched, or if that fails. Counted from when it was
   * stored; equal to `freshFor` by default.
   */
  staleFor?: number;
  /** Milliseconds until a failed renewal is retried. */
  retryAfter?: number;
  /** Whether a fetched value may be stored. True by default. */
  keep?: (value: Value) => boolean;
  /** Whether a renewed value is the same as the stored one, which then stays with all that has been made of it. */
  isSame?: (stored: Value, renewed: Value) => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type Fetch<Value> = (signal: AbortSignal) => Promise<Value>;

interface Entry<Value> {
  value: Value;
  storedAt: number;
  /** Version of the content when fetching started. */
  version: number;
  /** Earliest time to retry a failed renewal. */
  retryAt: number;
}

const RETRY_MS = 1_000;
const BYTES_PER_CHARACTER = 2;

/**
 * A bounded LRU cache that fetches missing entries, once for concurrent callers. A stale entry is returned at once while
 * it is renewed (stale-while-revalidate). An entry of an older version of the content is renewed before it is returned,
 * and used only if that fails.
 *
 * Versions are passed to `get`, or counted here by `invalidate`; a cache uses one of the two.
 */
export class ServerCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #flights = new SingleFlight<Value>();
  readonly #freshFor: number;
  readonly #staleFor: number;
  readonly #retryAfter: number;
  readonly #keep: (value: Value) => boolean;
  readonly #isSame: (stored: Value, renewed: Value) => boolean;
  readonly #now: () => number;
  #version = 0;

  constructor(options: ServerCacheOptions<Value>) {
    const { maxEntries = 0, maxBytes, bytesOf, freshFor = Infinity } = options;
    this.#freshFor = freshFor;
    this.#staleFor = options.staleFor ?? freshFor;
    this.#retryAfter = options.retryAfter ?? RETRY_MS;
    this.#keep = options.keep ?? (() => true);
    this.#isSame = options.isSame ?? (() => false);
    this.#now = options.now ?? Date.now;
    // Ages are compared here: the library's TTL cannot distinguish fresh, stale and expired.
    this.#entries = new LRUCache({
      max: maxEntries,
      ...(maxBytes && bytesOf && { maxSize: maxBytes, sizeCalculation: sizeIn(bytesOf) }),
    });
  }

  /**
   * The value stored for `key`, or fetched. `version` is the minimum version of the content. Rejects only if fetching
   * fails and there is no older value. `signal` tells that the caller leaves: fetching a missing value is aborted when
   * all who wait for it have left.
   */
  get(key: string, fetch: Fetch<Value>, version = this.#version, signal?: AbortSignal): Promise<Value> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (!entry || now - entry.storedAt >= this.#staleFor) return this.#fetch(key, fetch, version, signal);

    const isCurrent = entry.version >= version;
    if (now < entry.retryAt || (isCurrent && now - entry.storedAt < this.#freshFor))
      return Promise.resolve(entry.value);
    const renewed = this.#renew(entry, key, fetch, version);
    return isCurrent ? Promise.resolve(entry.value) : renewed;
  }

  /** The content has changed: stored values are no longer current. */
  invalidate(): void {
    this.#version += 1;
  }

  /** Never rejects: the stored value stays if renewing fails. */
  async #renew(entry: Entry<Value>, key: string, fetch: Fetch<Value>, version: number): Promise<Value> {
    try {
      const value = await this.#fetch(key, fetch, version);
      if (this.#keep(value)) return value;
    } catch {
      // Callers without an entry get the error; this one has an older value.
    }
    entry.retryAt = this.#now() + this.#retryAfter;
    return entry.value;
  }

  #fetch(key: string, fetch: Fetch<Value>, version: number, signal?: AbortSignal): Promise<Value> {
    const fetchAndStore = async (allLeft: AbortSignal) => {
      const value = await fetch(allLeft);
      return this.#keep(value) ? this.#store(key, value, version) : value;
    };
    return this.#flights.run(key, fetchAndStore, version, signal);
  }

  /** Returns what is stored: the value, or the one before it where that is the same. */
  #store(key: string, value: Value, version: number): Value {
    // A slow fetch for an older version may end after a newer one.
    const stored = this.#entries.peek(key);
    if (stored && stored.version > version) return value;
    const kept = stored && this.#isSame(stored.value, value) ? stored.value : value;
    this.#entries.set(key, { value: kept, storedAt: this.#now(), version, retryAt: -Infinity });
    return kept;
  }
}

/** Size of an entry as the library requires it: a positive integer. */
function sizeIn<Value>(bytesOf: (value: Value) => number): (entry: Entry<Value>, key: string) => number {
  return ({ value }, key) => Math.max(1, Math.ceil(bytesOf(value)) + key.length * BYTES_PER_CHARACTER);
}
