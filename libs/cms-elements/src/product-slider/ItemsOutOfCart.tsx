import { useProductsInCart } from '@shop/cart';
import type { ListingItem } from '@shop/contracts';
import type { ReactNode } from 'react';

interface ItemsOutOfCartProps {
  items: readonly ListingItem[];
  children: (items: readonly ListingItem[]) => ReactNode;
}

/** Shows items without those that are in the cart. */
export default function ItemsOutOfCart({ items, children }: ItemsOutOfCartProps) {
  const inCart = useProductsInCart();
  return children(items.filter(({ id }) => !inCart.includes(id)));
}
