import type { ListingIndex } from './ListingIndex.ts';

/** What a term finds. */
export interface FoundItems {
  /** Words of the term. */
  words: string[];
  /** Numbers of the items, best first. */
  numbers: Uint32Array;
}

/** Terms kept for an index, and numbers of items in all of them, which take 4 bytes each. */
const MAX_TERMS = 500;
const MAX_NUMBERS = 2_000_000;

interface Kept {
  terms: Map<string, FoundItems>;
  /** Numbers in all of them. */
  size: number;
}

const keptFor = new WeakMap<ListingIndex, Kept>();

/**
 * What a term finds, looked for once while the index stands: who searches goes on to narrow, to sort and to turn pages,
 * and others ask for the same. The terms asked for last are kept.
 */
export async function keptHits(index: ListingIndex, key: string, find: () => Promise<FoundItems>): Promise<FoundItems> {
  const kept = keptFor.get(index) ?? { terms: new Map<string, FoundItems>(), size: 0 };
  keptFor.set(index, kept);
  const found = kept.terms.get(key) ?? (await find());
  forget(kept, key);
  kept.terms.set(key, found);
  kept.size += found.numbers.length;
  for (const oldest of kept.terms.keys()) {
    if (kept.terms.size <= MAX_TERMS && kept.size <= MAX_NUMBERS) break;
    forget(kept, oldest);
  }
  return found;
}

function forget(kept: Kept, key: string): void {
  kept.size -= kept.terms.get(key)?.numbers.length ?? 0;
  kept.terms.delete(key);
}
