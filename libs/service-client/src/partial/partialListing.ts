import type { Listing } from '@shop/contracts';

/** A page of a list, of which the browser may have been sent the first items only. */
type PartialListing<Items extends Pick<Listing, 'items'> = Listing> = Items & {
  /** Number of its items where not all of them are here. */
  wholeLength?: number;
};

/** The list as it travels with the page: with its first items. They are as many as hydrate at once. */
export function firstItemsOf<Items extends Pick<Listing, 'items'>>(list: Items, count: number): PartialListing<Items> {
  const { items } = list;
  return items.length > count ? { ...list, items: items.slice(0, count), wholeLength: items.length } : list;
}

/** Whether only the first items are here of what is in a reply. */
export function isPartialListing(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'wholeLength' in result;
}

/** How many items this page of a list has, whether they are here or not. */
export function wholeLengthOf(list: PartialListing<Pick<Listing, 'items'>>): number {
  return list.wholeLength ?? list.items.length;
}
