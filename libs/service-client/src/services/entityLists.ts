import type { Listing, ListingItem } from '@shop/contracts';
import { withLists } from '../withLists';

/** Listing items with all their lists; none for `null`. */
export function listingItems(items: readonly ListingItem[] | null): ListingItem[] {
  return (items ?? []).map((item) => withLists(item, 'configurationOptions', 'badges', 'locations'));
}

/** A listing or search result with all its lists. */
export function listing<List extends Listing>(list: List | null): List | null {
  return list && ({ ...withLists<Listing>(list, 'filters', 'sorts'), items: listingItems(list.items) } as List);
}
