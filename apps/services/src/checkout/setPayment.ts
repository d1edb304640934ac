import type { ChosenPayment } from '@shop/contracts';
import type { Call } from '../module.ts';
import { changeCheckout } from './changeCheckout.ts';
import type { CheckoutReply } from './showCheckout.ts';

/** Chooses how to pay. */
export const setPayment = (call: Call, payment: ChosenPayment): Promise<CheckoutReply> =>
  changeCheckout(call, ({ payments }) => {
    const isOffered = payments.some(
      ({ method, provider }) => method === payment.method && provider === payment.provider,
    );
    return isOffered ? { payment } : { error: { validationError: { fields: { payment: ['notExists'] } } } };
  });
