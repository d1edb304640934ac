import type { Listing } from '@shop/contracts';

/** Whether an address has a page number beyond the list's last. */
export function isBeyondTheEnd({ items }: Pick<Listing, 'items'>, page: number): boolean {
  return page > 1 && items.length === 0;
}
