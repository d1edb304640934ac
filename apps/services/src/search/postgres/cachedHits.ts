import { perOwner, ServerCache } from '@shop/server-cache';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';

/** What a term finds. */
export interface FoundItems {
  /** Words of the term. */
  words: string[];
  /** Numbers of the items, best first. */
  numbers: Uint32Array;
}

const MAX_TERMS = 500;
/** Bytes of two million numbers of items. */
const MAX_BYTES = 8_000_000;

const cacheOf = perOwner<ListingIndex, ServerCache<FoundItems>>(
  () => new ServerCache({ maxEntries: MAX_TERMS, maxBytes: MAX_BYTES, bytesOf: ({ numbers }) => numbers.byteLength }),
);

/**
 * What a term finds, searched once while the index stands: a visitor goes on to narrow, to sort and to turn pages of the
 * same result, and others ask for it too.
 */
export function cachedHits(index: ListingIndex, key: string, find: () => Promise<FoundItems>): Promise<FoundItems> {
  return cacheOf(index).get(key, find);
}
