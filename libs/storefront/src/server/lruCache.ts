/** A map that forgets what was used longest ago once the sizes of its values exceed the limit. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>();
  readonly #limit: number;
  #size = 0;

  /** `limit` in the unit of the sizes given to `set`. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** What is larger than the whole limit is not taken, and what stood there before is gone. */
  set(key: string, value: Value, size: number) {
    this.#delete(key);
    if (size > this.#limit) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
