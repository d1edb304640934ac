import type { orderDesk } from '@shop/contracts';
import type { Implementation } from '../../module.ts';
import { decideReturn } from './decideReturn.ts';
import { getDeskOrder } from './getDeskOrder.ts';
import { getDeskOrders } from './getDeskOrders.ts';
import { receiveReturn } from './receiveReturn.ts';
import { refundOrder } from './refundOrder.ts';
import { setPaid } from './setPaid.ts';
import { setRefunded } from './setRefunded.ts';
import { setStatus } from './setStatus.ts';

/** The orders of a site for its staff. */
export const orderDeskModule: Implementation<typeof orderDesk> = {
  GetOrders: getDeskOrders,
  GetOrder: getDeskOrder,
  SetStatus: setStatus,
  SetPaid: setPaid,
  Refund: refundOrder,
  SetRefunded: setRefunded,
  DecideReturn: decideReturn,
  ReceiveReturn: receiveReturn,
};
