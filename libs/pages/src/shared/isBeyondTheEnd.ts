import type { Listing } from '@shop/contracts';

/** Whether an address names a page that a list does not have. */
export function isBeyondTheEnd({ items }: Pick<Listing, 'items'>, page: number): boolean {
  return page > 1 && items.length === 0;
}
