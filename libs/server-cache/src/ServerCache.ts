import { LRUCache } from 'lru-cache';
import { SingleFlight } from './SingleFlight.ts';

export interface ServerCacheOptions<Value> {
  /** Most entries held. This bound or `maxBytes` is required. */
  maxEntries?: number;
  /** Most bytes held, keys included. A value larger than all of it is answered but not stored. */
  maxBytes?: number;
  /** Bytes a value takes; required with `maxBytes`. */
  bytesOf?: (value: Value) => number;
  /** Milliseconds an entry is answered without asking again. Without end by default. */
  freshFor?: number;
  /**
   * Milliseconds an entry may be answered while a new one is fetched, and serves where that fails. Counted from when it
   * was stored; as long as `freshFor` by default.
   */
  staleFor?: number;
  /** Milliseconds until a renewal that failed is tried again. */
  retryAfter?: number;
  /** Whether a fetched value may be stored. All may by default. */
  keep?: (value: Value) => boolean;
  /** Whether a renewed value is the same as the stored one, which then stays with all that has been made of it. */
  isSame?: (stored: Value, renewed: Value) => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
  /** Version of the content that was current when fetching began. */
  version: number;
  /** Until then a failed renewal is not tried again. */
  retryAt: number;
}

const RETRY_MS = 1_000;
const BYTES_PER_CHARACTER = 2;

/**
 * Bounded memory that fetches what it lacks, once for all who wait, and forgets what was used longest ago. A stale entry
 * is answered at once while it is renewed. An entry of an older version of the content never counts as current: it is
 * renewed first, and serves only where that fails.
 *
 * Versions come with `get`, or are counted here by `invalidate`; one cache uses one of both.
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
    // Ages are compared here: the library's own would take two clocks to tell fresh, stale and too old apart.
    this.#entries = new LRUCache({
      max: maxEntries,
      ...(maxBytes && bytesOf && { maxSize: maxBytes, sizeCalculation: sizeIn(bytesOf) }),
    });
  }

  /**
   * The value stored for `key`, or fetched. `version` is the least version of the content that will do. Rejects only where
   * fetching fails and no older value may serve.
   */
  get(key: string, fetch: () => Promise<Value>, version = this.#version): Promise<Value> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (!entry || now - entry.storedAt >= this.#staleFor) return this.#fetch(key, fetch, version);

    const isCurrent = entry.version >= version;
    if (now < entry.retryAt || (isCurrent && now - entry.storedAt < this.#freshFor))
      return Promise.resolve(entry.value);
    const renewed = this.#renew(entry, key, fetch, version);
    return isCurrent ? Promise.resolve(entry.value) : renewed;
  }

  /** Content has changed: nothing fetched before counts as current any more. */
  invalidate(): void {
    this.#version += 1;
  }

  /** Never rejects: what is stored stays where nothing better comes. */
  async #renew(entry: Entry<Value>, key: string, fetch: () => Promise<Value>, version: number): Promise<Value> {
    try {
      const value = await this.#fetch(key, fetch, version);
      if (this.#keep(value)) return value;
    } catch {
      // Callers without an entry see the failure; this one has an older value.
    }
    entry.retryAt = this.#now() + this.#retryAfter;
    return entry.value;
  }

  #fetch(key: string, fetch: () => Promise<Value>, version: number): Promise<Value> {
    const fetchAndStore = async () => {
      const value = await fetch();
      if (this.#keep(value)) this.#store(key, value, version);
      return value;
    };
    return this.#flights.run(key, fetchAndStore, version);
  }

  #store(key: string, value: Value, version: number): void {
    // A slow fetch for an older version may end after a newer one.
    const stored = this.#entries.peek(key);
    if (stored && stored.version > version) return;
    const kept = stored && this.#isSame(stored.value, value) ? stored.value : value;
    this.#entries.set(key, { value: kept, storedAt: this.#now(), version, retryAt: -Infinity });
  }
}

/** Bytes of an entry as the library wants them: a whole number above zero. */
function sizeIn<Value>(bytesOf: (value: Value) => number): (entry: Entry<Value>, key: string) => number {
  return ({ value }, key) => Math.max(1, Math.ceil(bytesOf(value)) + key.length * BYTES_PER_CHARACTER);
}
