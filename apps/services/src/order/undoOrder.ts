import { lockStock } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import { creditRest } from '../invoice/creditNotes.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import { takeBackVouchers } from '../voucher/takeBackVouchers.ts';
import { changeStatus } from './changeStatus.ts';
import type { OrderRow } from './insertOrder.ts';
import { findOrderLines, takenUnits } from './orderRepository.ts';
import { queueOrderMail } from './queueOrderMail.ts';
import { decideRefund, endRefunded, refundableCents } from './refunds.ts';

/**
 * Cancels a locked order that holds: the goods and the money go back, and the buyer is told. False, and nothing happens, if
 * one of the vouchers it bought has been used.
 */
export async function undoOrder(
  tx: Transaction,
  mails: MailQueue,
  order: OrderRow,
  status: 'canceled' | 'canceledByCustomer',
): Promise<boolean> {
  const units = takenUnits(await findOrderLines(tx, order.id));
  // Stock is locked before vouchers, as when an order is placed: another order may be paying with a bought one.
  await lockStock(tx, order.site, [...units.keys()]);
  if (!(await takeBackVouchers(tx, order.id))) return false;
  await changeStatus(tx, order, status);
  const cents = refundableCents(order);
  if (cents > 0) await decideRefund(tx, order, { key: status, cents });
  await creditRest(tx, order);
  await endRefunded(tx, { ...order, status });
  await queueOrderMail(mails, tx, 'orderCanceled', order);
  return true;
}
