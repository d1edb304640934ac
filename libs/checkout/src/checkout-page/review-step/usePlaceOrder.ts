import type { CheckoutError } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { usePlaceOrderMutation } from '@shop/service-client/checkout';
import { forgetOrderKey, orderKeyOf } from './orderKey';

/** How it ended: with an order, on the way to the payment page, with no answer, or with an error. */
export type Placed =
  { kind: 'ordered'; orderId: string } | { kind: 'leaving' | 'unanswered' } | { kind: 'refused'; error: CheckoutError };

/** Orders the checkout of a version, the same order however often it is sent. */
export function usePlaceOrder(): (version: string) => Promise<Placed> {
  const locale = useLocale();
  const [placeOrder] = usePlaceOrderMutation();

  async function place(version: string, isAgain = false): Promise<Placed> {
    const confirmation = { version, acceptsTerms: true };
    const { data } = await placeOrder({ idempotencyKey: orderKeyOf(version), confirmation, locale });
    if (!data) return { kind: 'unanswered' };
    const { error, nextAction, orderId } = data;
    if (nextAction?.kind === 'redirect') {
      window.location.assign(nextAction.url);
      return { kind: 'leaving' };
    }
    forgetOrderKey();
    if (error?.checkoutError === 'keyReused' && !isAgain) return place(version, true);
    return error ? { kind: 'refused', error } : { kind: 'ordered', orderId };
  }

  return (version) => place(version);
}
