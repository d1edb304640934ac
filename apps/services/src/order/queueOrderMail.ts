import type { Transaction } from '../db/database.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import type { OrderMailKind } from '../mail/MailOrder.ts';
import type { OrderRow } from './insertOrder.ts';

/** Queues a mail about an order to its buyer, in the transaction `tx`. */
export async function queueOrderMail(
  mails: MailQueue,
  tx: Transaction,
  kind: OrderMailKind,
  order: Pick<OrderRow, 'id'>,
): Promise<void> {
  await mails.send(tx, [{ kind, orderId: order.id }]);
}
