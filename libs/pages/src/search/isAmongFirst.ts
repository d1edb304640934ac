import { FIRST_TILES } from '@shop/catalogue';
import type { Facet, ListingItem } from '@shop/contracts';

/** Whether the whole group of a type is among the first tiles, whose items the page's state contains. */
export function isAmongFirst(
  id: string,
  items: readonly Pick<ListingItem, 'productType'>[],
  types: Facet['values'],
  groupSize: number,
): boolean {
  const here = items.slice(0, FIRST_TILES).filter(({ productType }) => productType === id);
  return here.length === Math.min(groupSize, types.find((type) => type.id === id)?.count ?? 0);
}
