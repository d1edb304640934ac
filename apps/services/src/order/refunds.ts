import type { RefundedLine } from '@shop/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { orderRefund, shopOrder } from '../db/schema/order.ts';
import { writeOrderEvents } from '../events/orderEvents.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import { changeStatus, mayBecome } from './changeStatus.ts';
import type { OrderRow } from './insertOrder.ts';
import { findOrderLines, lockOrder } from './orderRepository.ts';

export type RefundRow = typeof orderRefund.$inferSelect;

interface Decision {
  /** The same key of an order is one refund. */
  key: string;
  /** At most what is refundable. */
  cents: number;
  lines?: RefundedLine[];
}

/** What was paid with money and is not given back, nor about to be. */
export const refundableCents = (order: OrderRow): number =>
  order.paymentStatus === 'paid' ? order.dueCents - order.creditedCents - order.refundDueCents : 0;

/** Whether people give the money of a refund back: no provider took it, or the provider could not. */
export const isByPeople = ({ paymentReference }: OrderRow, refund: RefundRow): boolean =>
  paymentReference === null || refund.isByPeople;

/** The refunds of an order, the oldest first. */
export function findRefunds(db: DatabaseOrTransaction, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.orderId, orderId))
    .orderBy(asc(orderRefund.createdAt), asc(orderRefund.id));
}

/** Decides that money of a locked order goes back. The database refuses more than was paid. */
export async function decideRefund(
  tx: Transaction,
  order: OrderRow,
  { key, cents, lines = [] }: Decision,
): Promise<void> {
  await tx.insert(orderRefund).values({ orderId: order.id, key, cents, lines });
  await tx
    .update(shopOrder)
    .set({ refundDueCents: sql`${shopOrder.refundDueCents} + ${cents}` })
    .where(eq(shopOrder.id, order.id));
}

/**
 * An order that came to nothing, or came back, is refunded once all of its money is back: to be called where either has
 * happened. Gives the order as it is then.
 */
export async function endRefunded(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const { refundedCents, creditedCents, dueCents } = order;
  const isWhole = refundedCents > 0 && refundedCents + creditedCents === dueCents;
  if (!isWhole || !mayBecome(order, 'refunded')) return order;
  await changeStatus(tx, order, 'refunded');
  return { ...order, status: 'refunded' };
}

/**
 * Remembers once that the money of a refund was given back, and tells the buyer and other systems. False where that was
 * known, or there is no such refund of the order.
 */
export async function finishRefund(
  { db, mails }: { db: Database; mails: MailQueue },
  orderId: string,
  refundId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [refund] = await tx
      .update(orderRefund)
      .set({ doneAt: sql`now()` })
      .where(and(eq(orderRefund.id, refundId), eq(orderRefund.orderId, orderId), isNull(orderRefund.doneAt)))
      .returning();
    if (!order || !refund) return false;
    const refundedCents = order.refundedCents + refund.cents;
    await tx.update(shopOrder).set({ refundedCents }).where(eq(shopOrder.id, orderId));
    const now = await endRefunded(tx, { ...order, refundedCents });
    await writeOrderEvents(tx, ['order.refunded'], { order: now, lines: await findOrderLines(tx, orderId) });
    await mails.send(tx, [{ kind: 'orderRefunded', orderId, refundId }]);
    return true;
  });
}
