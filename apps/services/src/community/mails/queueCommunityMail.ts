import type { Transaction } from '../../db/database.ts';
import type { CommunityMailOrder } from '../../mail/MailOrder.ts';
import type { MailQueue } from '../../mail/MailQueue.ts';

/** Queues a mail to the author of an entry, in the transaction `tx`. */
export async function queueCommunityMail(mails: MailQueue, tx: Transaction, order: CommunityMailOrder): Promise<void> {
  await mails.send(tx, [order]);
}
