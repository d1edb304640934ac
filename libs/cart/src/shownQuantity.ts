import type { Cart } from '@shop/contracts';

/**
 * The number at the cart's icon: pieces, plus unavailable lines. A cart with only a voucher exchange counts as one
 * (specification, section 4).
 */
export function shownQuantity(cart: Cart | null): number {
  if (!cart) return 0;
  const total = cart.summary.itemCount + cart.unavailableItems.length + cart.unprocessableItems.length;
  const exchanged = cart.voucherExchangeInfo?.exchangeVoucherAmount.cents ?? 0;
  return total === 0 && exchanged > 0 ? 1 : total;
}
