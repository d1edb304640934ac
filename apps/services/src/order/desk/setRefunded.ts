import type { Call } from '../../module.ts';
import { findOrderOfSite } from '../orderRepository.ts';
import { findRefunds, finishRefund, isByPeople } from '../refunds.ts';
import { type DeskReply, getDeskOrder } from './getDeskOrder.ts';

/** Says that people have given the money of a refund back. What a provider took goes back through it alone. */
export async function setRefunded(call: Call, id: string, refundId: string): Promise<DeskReply> {
  const order = await findOrderOfSite(call.db, call.site, id);
  const refund = order && (await findRefunds(call.db, id)).find((one) => one.id === refundId);
  if (!refund) return { ret: null, error: 'NOT_FOUND' };
  const isDone = isByPeople(order, refund) && (await finishRefund(call, id, refundId));
  if (isDone) {
    call.log.info({ order: order.number, staff: call.visitor.customerId, refund: refundId }, 'refund made by staff');
  }
  return { ...(await getDeskOrder(call, id)), error: isDone ? null : 'NOT_ALLOWED' };
}
