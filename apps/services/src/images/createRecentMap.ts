export interface RecentMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** Remembers up to `max` values, each for `forMs` milliseconds; the oldest goes first. */
export function createRecentMap<V>({
  max,
  forMs,
  now = Date.now,
}: {
  max: number;
  forMs: number;
  now?: () => number;
}): RecentMap<V> {
  const entries = new Map<string, { value: V; until: number }>();

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + forMs });
      if (entries.size > max) entries.delete(entries.keys().next().value!);
    },
  };
}
