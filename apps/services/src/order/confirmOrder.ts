import type { Transaction } from '../db/database.ts';
import { issueVouchers, type IssueParts } from '../voucher/issueVouchers.ts';
import type { OrderRow } from './insertOrder.ts';
import type { OrderLineRow } from './orderRepository.ts';
import { queueOrderMail } from './queueOrderMail.ts';

/** What follows when an order holds: its mail, and the vouchers of one that is paid. */
export async function confirmOrder(
  tx: Transaction,
  parts: IssueParts,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await queueOrderMail(parts.mails, tx, 'orderPlaced', order);
  if (order.paymentStatus === 'paid') await issueVouchers(tx, parts, order, lines);
}
