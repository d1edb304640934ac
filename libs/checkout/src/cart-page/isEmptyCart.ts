import type { Cart } from '@shop/contracts';

/** Whether there are neither lines nor unavailable articles. */
export function isEmptyCart(cart: Cart | null): boolean {
  return !cart || cart.items.length + cart.unavailableItems.length + cart.unprocessableItems.length === 0;
}
