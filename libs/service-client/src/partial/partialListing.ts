import type { Listing } from '@shop/contracts';

/** A page of a list, possibly with its first items only. */
type PartialListing<Items extends Pick<Listing, 'items'> = Listing> = Items & {
  /** Number of its items, if some are missing. */
  wholeLength?: number;
};

/** The list as the page's state contains it: with the items that hydrate at once. */
export function firstItemsOf<Items extends Pick<Listing, 'items'>>(list: Items, count: number): PartialListing<Items> {
  const { items } = list;
  return items.length > count ? { ...list, items: items.slice(0, count), wholeLength: items.length } : list;
}

/** Whether only the first items are here of what is in a reply. */
export function isPartialListing(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'wholeLength' in result;
}

/** Number of items on this page of a list, loaded or not. */
export function wholeLengthOf(list: PartialListing<Pick<Listing, 'items'>>): number {
  return list.wholeLength ?? list.items.length;
}
