import type { Delivery } from '@shop/contracts';
import type { Call } from '../module.ts';
import { changeCheckout } from './changeCheckout.ts';
import { isChosen, isSameWay } from './readCheckout.ts';
import type { CheckoutReply } from './showCheckout.ts';

/** Chooses a way of delivery, with a day where there are days to choose from. */
export const setDelivery = (call: Call, delivery: Delivery): Promise<CheckoutReply> =>
  changeCheckout(call, ({ deliveries }) => {
    const option = deliveries.find((one) => one.method === delivery.method && isSameWay(one, delivery));
    if (!option) return { error: { validationError: { fields: { delivery: ['notExists'] } } } };
    // The words about a pick-up point are the shop's.
    if (isChosen(option, delivery)) return { delivery: { ...delivery, pickupPoint: option.pickupPoint } };
    const code = delivery.date === null ? 'required' : 'invalid';
    return { error: { validationError: { fields: { 'delivery.date': [code] } } } };
  });
