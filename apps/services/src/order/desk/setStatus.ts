import type { ArgsOf, OrderStatus, orderDesk, Parcel } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { shopOrder } from '../../db/schema/order.ts';
import type { OrderMailKind } from '../../mail/MailOrder.ts';
import type { Call } from '../../module.ts';
import { changeStatus, nextStatuses } from '../changeStatus.ts';
import type { OrderRow } from '../insertOrder.ts';
import { findOrderLines } from '../orderRepository.ts';
import { queueOrderMail } from '../queueOrderMail.ts';
import { endRefunded } from '../refunds.ts';
import { takeLinesBack } from '../returns/takeLinesBack.ts';
import { undoOrder } from '../undoOrder.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';

type Change = ArgsOf<typeof orderDesk, 'SetStatus'>[1];

/** What the buyer is told of. */
const mailKinds: Partial<Record<OrderStatus, OrderMailKind>> = {
  readyForPickUp: 'orderReady',
  shipped: 'orderShipped',
};

/**
 * Changes the status of an order as far as its transitions allow. Cancelling gives goods and money back, and what came back
 * is credited like a return of everything.
 */
export function setStatus(call: Call, id: string, { status, parcels }: Change): Promise<DeskReply> {
  return changeOrder(call, id, status, async (tx, order) => {
    if (!nextStatuses(order).includes(status)) return 'NOT_ALLOWED';
    // Nothing else is sent in parcels.
    if (status !== 'shipped' && parcels.length > 0) return 'NOT_ALLOWED';
    if (status === 'canceled') return (await undoOrder(tx, call.mails, order, status)) ? null : 'NOT_ALLOWED';
    if (status === 'returned') {
      await takeParcelBack(tx, order);
      return null;
    }
    await changeStatus(tx, status === 'shipped' ? await sendIn(tx, order, parcels) : order, status);
    const kind = mailKinds[status];
    if (kind) await queueOrderMail(call.mails, tx, kind, order);
    return null;
  });
}

async function sendIn(tx: Transaction, order: OrderRow, sent: Change['parcels']): Promise<OrderRow> {
  const sentAt = Date.now();
  const parcels: Parcel[] = sent.map((parcel) => ({ ...parcel, sentAt }));
  await tx.update(shopOrder).set({ parcels }).where(eq(shopOrder.id, order.id));
  return { ...order, parcels };
}

/**
 * All goods of an order came back without having been announced, and what they cost goes back. Vouchers that it bought
 * stay in force until the staff refunds them: some were mailed, and used.
 */
async function takeParcelBack(tx: Transaction, order: OrderRow): Promise<void> {
  const lines = await findOrderLines(tx, order.id);
  const goods = lines.filter(({ productType }) => productType === 'product');
  const back = goods.map(({ position, qty }) => ({ id: String(position), qty }));
  await takeLinesBack(tx, order, { lines, back, restocks: false, key: 'returned' });
  await changeStatus(tx, order, 'returned');
  await endRefunded(tx, { ...order, status: 'returned' });
}
