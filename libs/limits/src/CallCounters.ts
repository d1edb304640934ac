import { LRUCache } from 'lru-cache';

interface Window {
  /** Milliseconds since 1970. */
  endsAt: number;
  count: number;
}

/** Maximum number of callers counted at a time. A counter takes about 200 bytes. */
const MAX_COUNTERS = 50_000;

/** Counts calls in fixed windows, in the memory of one process. The callers unseen for longest are forgotten first. */
export class CallCounters {
  readonly #windows = new LRUCache<string, Window>({ max: MAX_COUNTERS });
  readonly #now: () => number;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a call. Null while it is allowed, else the seconds until the next window. */
  hit(key: string, limit: number, windowSeconds: number): number | null {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowSeconds * 1000, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return window.count > limit ? Math.ceil((window.endsAt - now) / 1000) : null;
  }
}
