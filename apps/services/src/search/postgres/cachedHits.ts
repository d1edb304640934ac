import { perOwner, ServerCache } from '@shop/server-cache';
import type { PhraseFilters } from '../phrase/readPhrase.ts';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';

/** Result of a term. */
export interface FoundItems {
  /** Numbers of the items, best first. */
  numbers: Uint32Array;
  /** Whether all other items of the site come behind them. They are not kept: a few such terms would fill the cache. */
  withOthers: boolean;
  /** What the phrase means besides its words. */
  filters: PhraseFilters;
  /** A known spelling that leads to these items, while the typed one leads to none; empty if there is none. */
  didYouMean: string;
}

const MAX_TERMS = 500;
/** Bytes of two million numbers of items. */
const MAX_BYTES = 8_000_000;

const cacheOf = perOwner<ListingIndex, ServerCache<FoundItems>>(
  () => new ServerCache({ maxEntries: MAX_TERMS, maxBytes: MAX_BYTES, bytesOf: ({ numbers }) => numbers.byteLength }),
);

/**
 * Caches the hits of a term as long as the index is current: a visitor filters, sorts and pages the same result, and
 * others search for it too.
 */
export function cachedHits(index: ListingIndex, key: string, find: () => Promise<FoundItems>): Promise<FoundItems> {
  return cacheOf(index).get(key, find);
}
