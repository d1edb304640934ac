import type { ListingItem } from '@shop/contracts';
import { isSoldOut } from '../../product/accessories/article';

/** Whether an item can be put into the cart by this visitor. */
export function isBuyable(item: ListingItem, isMember: boolean): boolean {
  return item.price !== null && !isSoldOut(item) && (isMember || !item.membersOnly);
}

/**
 * What items cost together, in cents, to say it on a button: the same prices as beside it. What is to be paid is
 * calculated by the services, from the cart.
 */
export function sumOf(items: readonly Pick<ListingItem, 'price'>[]): number {
  return items.reduce((sum, { price }) => sum + (price?.amount.cents ?? 0), 0);
}
