import type { ArgsOf, orderDesk, RefundedLine } from '@shop/contracts';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import { changeStatus, mayBecome } from '../changeStatus.ts';
import type { OrderRow } from '../insertOrder.ts';
import { findOrderLines, lockOrder, type OrderLineRow } from '../orderRepository.ts';
import { endRefunded } from '../refunds.ts';
import { changeReturn, findReturns } from '../returns/orderReturns.ts';
import { takeLinesBack } from '../returns/takeLinesBack.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';
import { unitsOf } from './refundOfLines.ts';

type Receipt = ArgsOf<typeof orderDesk, 'ReceiveReturn'>[2];

/**
 * Says that what was sent back of an order has arrived. What it cost goes back; nothing for units that were refunded
 * meanwhile. An order of which everything is back is `returned`.
 */
export function receiveReturn(call: Call, id: string, returnId: string, { restocks }: Receipt): Promise<DeskReply> {
  return changeOrder(call, id, 'return received', async (tx, order) => {
    const known = (await findReturns(tx, order.id)).find((one) => one.id === returnId);
    if (!known) return 'NOT_FOUND';
    if (known.status !== 'accepted') return 'NOT_ALLOWED';
    const lines = await findOrderLines(tx, order.id);
    await changeReturn(tx, known, { status: 'received', receivedAt: new Date() });
    const back = { lines, back: known.lines, restocks, key: `return ${returnId}` };
    const credited = await takeLinesBack(tx, order, back);
    if (isWholeBack(lines, credited)) await setReturned(tx, order);
    await call.mails.send(tx, [{ kind: 'returnReceived', orderId: order.id, returnId }]);
    return null;
  });
}

function isWholeBack(lines: readonly OrderLineRow[], back: readonly RefundedLine[]): boolean {
  const units = unitsOf(back);
  return lines.every(({ position, qty }) => units.get(String(position)) === qty);
}

async function setReturned(tx: Transaction, { id }: OrderRow): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order || !mayBecome(order, 'returned')) return;
  await changeStatus(tx, order, 'returned');
  await endRefunded(tx, { ...order, status: 'returned' });
}
