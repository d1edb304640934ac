import { eq } from 'drizzle-orm';
import { shopOrder } from '../../db/schema/order.ts';
import { writeOrderEvents } from '../../events/orderEvents.ts';
import type { Call } from '../../module.ts';
import { issueVouchers } from '../../voucher/issueVouchers.ts';
import { findOrderLines } from '../orderRepository.ts';
import { decideRefund } from '../refunds.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';

const canceled: ReadonlySet<string> = new Set(['canceled', 'canceledByCustomer']);

/**
 * Says that the money of an order has come which no provider took, and issues the vouchers it bought. The money of a
 * cancelled order is to be given back.
 */
export function setPaid(call: Call, id: string): Promise<DeskReply> {
  return changeOrder(call, id, 'paid', async (tx, order) => {
    const cents = order.dueCents - order.creditedCents;
    if (order.paymentStatus !== 'open' || cents === 0) return 'NOT_ALLOWED';
    const paid = { ...order, paymentStatus: 'paid' };
    await tx.update(shopOrder).set({ paymentStatus: 'paid' }).where(eq(shopOrder.id, order.id));
    const lines = await findOrderLines(tx, order.id);
    await writeOrderEvents(tx, ['order.paid'], { order: paid, lines });
    if (canceled.has(order.status)) await decideRefund(tx, paid, { key: 'too late', cents });
    else await issueVouchers(tx, call, paid, lines);
    return null;
  });
}
