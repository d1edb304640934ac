import type { order } from '@shop/contracts';
import { getInvoices } from '../invoice/getInvoices.ts';
import type { Implementation } from '../module.ts';
import { getPayment } from '../payment/getPayment.ts';
import { cancelOrder } from './cancelOrder.ts';
import { getOrder } from './getOrder.ts';
import { getOrders } from './getOrders.ts';
import { getOverview } from './getOverview.ts';
import { getPurchased } from './getPurchased.ts';
import { requestReturn } from './returns/requestReturn.ts';

/** The orders of the customer or guest who asks. */
export const orderModule: Implementation<typeof order> = {
  GetOverview: getOverview,
  GetOrders: getOrders,
  GetOrder: getOrder,
  GetPurchased: getPurchased,
  GetInvoices: getInvoices,
  Cancel: cancelOrder,
  RequestReturn: requestReturn,
  GetPayment: getPayment,
};
