import type { Call } from '../../module.ts';
import { changeCheckout } from '../changeCheckout.ts';
import type { CheckoutReply } from '../showCheckout.ts';
import { idOf } from './withCode.ts';

/** Removes a code. One that is not there is no error: that is what was asked for. */
export const removeCode = (call: Call, id: string): Promise<CheckoutReply> =>
  changeCheckout(call, ({ choices }) => ({ codes: choices.codes.filter((code) => idOf(code) !== id) }));
