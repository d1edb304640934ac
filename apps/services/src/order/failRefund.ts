import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { orderRefund, shopOrder } from '../db/schema/order.ts';
import { lockOrder } from './orderRepository.ts';

/**
 * A provider took a refund and could not make it: people give the money back, who find it in the list of the desk. May be
 * told twice; unknown refunds, and those of another provider, change nothing.
 */
export async function failRefund(
  { db, log }: { db: Database; log: Logger },
  provider: string,
  refundId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ orderId: shopOrder.id })
      .from(orderRefund)
      .innerJoin(shopOrder, eq(shopOrder.id, orderRefund.orderId))
      .where(and(eq(orderRefund.id, refundId), eq(shopOrder.paymentProvider, provider)));
    const order = known && (await lockOrder(tx, known.orderId));
    if (!order) return;
    const [refund] = await tx.select().from(orderRefund).where(eq(orderRefund.id, refundId));
    if (!refund || refund.isByPeople) return;
    await tx.update(orderRefund).set({ isByPeople: true, doneAt: null }).where(eq(orderRefund.id, refundId));
    if (refund.doneAt !== null) {
      const refundedCents = order.refundedCents - refund.cents;
      await tx.update(shopOrder).set({ refundedCents }).where(eq(shopOrder.id, order.id));
    }
    log.error({ order: order.number, refund: refundId }, 'a provider could not make a refund: people have to');
  });
}
