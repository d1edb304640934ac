import type { Cart } from '@shop/contracts';

/** Whether there is nothing to show: no line to buy, and none to tell about either. */
export function isEmptyCart(cart: Cart | null): boolean {
  return !cart || cart.items.length + cart.unavailableItems.length + cart.unprocessableItems.length === 0;
}
