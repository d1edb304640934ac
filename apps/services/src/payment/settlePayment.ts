import type { PaymentError } from '@shop/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { lockCartById } from '../cart/cartRepository.ts';
import { removeOrdered } from '../cart/removeOrdered.ts';
import { lockStock } from '../catalogue/cartArticles.ts';
import { takeStock } from '../checkout/takeStock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { shopOrder } from '../db/schema/order.ts';
import { writeOrderEvents } from '../events/orderEvents.ts';
import { changeStatus } from '../order/changeStatus.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import { findOrderLines, lockOrder, type OrderLineRow, takenUnits } from '../order/orderRepository.ts';
import { decideRefund } from '../order/refunds.ts';
import { removeCodes } from '../checkout/checkoutRepository.ts';
import { notePromotion, oncePromotionOf, returnPromotions } from '../checkout/codes/promotionUses.ts';
import { spendCodes } from '../checkout/codes/spendCodes.ts';
import { confirmOrder } from '../order/confirmOrder.ts';
import { heldPayments } from '../order/heldPayments.ts';
import { readGeneralSettings } from '../site/readGeneralSettings.ts';
import type { IssueParts } from '../voucher/issueVouchers.ts';
import type { PaymentNews } from './PaymentProvider.ts';

interface Surroundings extends IssueParts {
  db: Database;
}

/**
 * Takes in what a provider tells of a payment. May be told twice, late and in any order, by the provider and by the
 * visitor who comes back: a payment is settled once. News of unknown payments change nothing.
 */
export async function settlePayment(around: Surroundings, provider: string, news: PaymentNews): Promise<void> {
  if (news.status === 'pending') return;
  await around.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(shopOrder)
      .where(and(eq(shopOrder.paymentProvider, provider), isPayment(news.payment)))
      .for('update');
    if (!found) return;
    if (news.transaction !== undefined && found.paymentTransaction === null) {
      const known = { paymentTransaction: news.transaction };
      await tx.update(shopOrder).set(known).where(eq(shopOrder.id, found.id));
    }
    if (news.status === 'paid') await takeMoney(tx, around, found);
    else await refuse(tx, found, news.reason ?? 'refused');
  });
}

const isPayment = (payment: PaymentNews['payment']): SQL =>
  'id' in payment ? eq(shopOrder.id, payment.id) : eq(shopOrder.paymentReference, payment.reference);

/** Ends an order whose payment came to nothing, unless it has been paid meanwhile. */
export async function refusePayment(db: Database, orderId: string, reason: PaymentError): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await refuse(tx, order, reason);
  });
}

async function refuse(tx: Transaction, order: OrderRow, reason: PaymentError): Promise<void> {
  if (order.paymentStatus !== 'pending') return;
  await tx.update(shopOrder).set({ paymentStatus: 'refused', paymentReason: reason }).where(eq(shopOrder.id, order.id));
  await changeStatus(tx, order, 'invalid');
}

/** The order holds from now on. One that was given up meanwhile is taken up again if its goods are still there. */
async function takeMoney(tx: Transaction, parts: IssueParts, order: OrderRow): Promise<void> {
  if (order.paymentStatus === 'paid') return;
  // Carts are locked before stock, as when an order is placed.
  if (order.cartId !== null) await lockCartById(tx, order.cartId);
  const lines = await findOrderLines(tx, order.id);
  const holds = order.status === 'transmitted' || (order.status === 'invalid' && (await takeAgain(tx, order, lines)));
  if (!holds) {
    // The goods are gone, or nobody wants them any more: the money goes back.
    await tx.update(shopOrder).set({ paymentStatus: 'paid' }).where(eq(shopOrder.id, order.id));
    await decideRefund(tx, order, { key: 'too late', cents: order.dueCents });
    return;
  }
  const [paid] = await tx
    .update(shopOrder)
    .set({ paymentStatus: 'paid', paymentReason: null, confirmedAt: sql`now()` })
    .where(eq(shopOrder.id, order.id))
    .returning();
  await writeOrderEvents(tx, ['order.placed', 'order.paid'], { order: paid!, lines });
  if (order.cartId !== null) {
    await removeOrdered(tx, order.cartId, lines);
    await removeCodes(
      tx,
      order.cartId,
      order.codes.map(({ id }) => id),
    );
  }
  await confirmOrder(tx, parts, paid!, lines);
}

async function takeAgain(tx: Transaction, order: OrderRow, lines: readonly OrderLineRow[]): Promise<boolean> {
  const units = takenUnits(lines);
  // Stock is locked before vouchers and promotions, as when an order is placed.
  await lockStock(tx, order.site, [...units.keys()]);
  const payments = await heldPayments(tx, order);
  if (!payments) return false;
  const once = oncePromotionOf(order, (await readGeneralSettings(tx, order.site)).promotions);
  if (once !== null && !(await notePromotion(tx, order, once))) return false;
  const taken = await takeStock(tx, order.site, units);
  if ('available' in taken) {
    await returnPromotions(tx, order.id);
    return false;
  }
  await spendCodes(tx, { order, payments, oncePromotion: null, cartId: null });
  await changeStatus(tx, order, 'transmitted');
  return true;
}
