import type { checkout, CheckoutError, ResultsOf } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { addCode } from './codes/addCode.ts';
import { removeCode } from './codes/removeCode.ts';
import { getPurchaseTerms } from './getPurchaseTerms.ts';
import { placeOrder } from './placeOrder.ts';
import { readCheckout } from './readCheckout.ts';
import { setAddresses } from './setAddresses.ts';
import { setDelivery } from './setDelivery.ts';
import { setPayment } from './setPayment.ts';
import { showCheckout } from './showCheckout.ts';
import { obstacleOf } from './toCheckout.ts';

const empty: CheckoutError = { checkoutError: 'empty' };

/** The way from the visitor's own cart to an order. All amounts come from here. */
export const checkoutModule: Implementation<typeof checkout> = {
  GetCheckout: showCheckout,
  GetPurchaseTerms: getPurchaseTerms,
  SetAddresses: setAddresses,
  GetDeliveryOptions: async (call): Promise<ResultsOf<typeof checkout, 'GetDeliveryOptions'>> => {
    const state = await readCheckout(call);
    return state ? { ret: state.deliveries, error: null } : { ret: [], error: empty };
  },
  SetDelivery: setDelivery,
  GetPaymentMethods: async (call): Promise<ResultsOf<typeof checkout, 'GetPaymentMethods'>> => {
    const state = await readCheckout(call);
    return state ? { ret: state.payments, error: null } : { ret: [], error: empty };
  },
  SetPayment: setPayment,
  AddCode: addCode,
  RemoveCode: removeCode,
  Validate: async (call) => {
    const state = await readCheckout(call);
    return { error: state ? obstacleOf(state) : empty };
  },
  PlaceOrder: placeOrder,
};
