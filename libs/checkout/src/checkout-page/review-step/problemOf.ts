import type { Cart, CheckoutError, CheckoutStep } from '@shop/contracts';
import type { Problem } from '../ProblemBanner';

interface Found {
  problem: Problem;
  /** The step where it is solved, if that is another one. */
  at?: CheckoutStep;
}

/** What an order that was refused means for the visitor, and where it is solved. */
export function problemOf({ checkoutError, cartItemError, paymentError }: CheckoutError, cart: Cart): Found {
  if (paymentError) return { problem: { kind: 'payment', reason: paymentError }, at: 'payment' };
  if (cartItemError) {
    const { sku, available } = cartItemError;
    const title = cart.items.find((item) => item.sku === sku)?.title ?? sku;
    return { problem: { kind: 'stock', title, available } };
  }
  switch (checkoutError) {
    case 'changed':
    case 'unavailable':
      return { problem: { kind: checkoutError } };
    case 'noAddress':
      return { problem: { kind: checkoutError }, at: 'address' };
    case 'noDelivery':
      return { problem: { kind: checkoutError }, at: 'delivery' };
    case 'noPayment':
    case 'providerUnavailable':
      return { problem: { kind: checkoutError }, at: 'payment' };
    default:
      return { problem: { kind: 'unknown' } };
  }
}
