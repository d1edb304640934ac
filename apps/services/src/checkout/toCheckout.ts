import { createHash } from 'node:crypto';
import type { Address, Checkout, CheckoutError, CheckoutStep } from '@shop/contracts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import type { CheckoutState } from './readCheckout.ts';

/** The reply of a checkout. `email` is that of the customer or guest. */
export function toCheckout(state: CheckoutState, email: string): Checkout {
  const { cart, choices, codes, delivery, payment, totals } = state;
  return {
    cart,
    email,
    billingAddress: toAddress(choices.billing),
    shippingAddress: toAddress(choices.shipping),
    delivery: delivery && {
      type: delivery.type,
      method: delivery.method,
      date: choices.delivery?.date ?? null,
      pickupPoint: delivery.pickupPoint,
    },
    payment,
    codes,
    totals,
    step: stepOf(state),
    version: versionOf(state, email),
  };
}

/** What keeps a checkout from becoming an order; null if nothing does. */
export function obstacleOf({ cart, choices, delivery, payment }: CheckoutState): CheckoutError | null {
  if (cart.unavailableItems.length + cart.unprocessableItems.length > 0) return { checkoutError: 'unavailable' };
  if (cart.items.length === 0) return { checkoutError: 'empty' };
  if (!choices.billing) return { checkoutError: 'noAddress' };
  if (!delivery) return { checkoutError: 'noDelivery' };
  if (!payment) return { checkoutError: 'noPayment' };
  return null;
}

function stepOf({ choices, delivery, payment }: CheckoutState): CheckoutStep {
  if (!choices.billing) return 'address';
  if (!delivery) return 'delivery';
  return payment ? 'review' : 'payment';
}

/** Of everything the visitor agrees to: articles with prices, addresses, also that for mails, delivery, payment, sums. */
export function versionOf({ cart, choices, delivery, payment, totals }: CheckoutState, email: string): string {
  const lines = cart.items.map(({ lineItemId, sku, qty, rowTotalPrice, personalization }) => [
    lineItemId,
    sku,
    qty,
    rowTotalPrice.amount.cents,
    personalization,
  ]);
  const parts = [lines, email, choices.billing, choices.shipping, delivery && choices.delivery, payment, totals];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const toAddress = (stored: StoredAddress | null): Address | null => stored && { ...stored, id: '' };
