import { writeBuyerMail } from '../community/mails/writeBuyerMail.ts';
import { writeCommunityMail } from '../community/mails/writeCommunityMail.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { DocumentRenderer } from '../documents/DocumentRenderer.ts';
import { writeAccountMail } from '../identity/writeAccountMail.ts';
import { writeOrderMail } from '../order/writeOrderMail.ts';
import { writeVoucherMail } from '../voucher/writeVoucherMail.ts';
import type { Mail } from './Mail.ts';
import type { MailOrder } from './MailOrder.ts';

/** What the queue holds. */
export type QueuedMail = Mail | MailOrder;

/** Writes an ordered mail; null where there is nobody to write to. */
export type WriteMail = (order: MailOrder) => Promise<Mail | null>;

/** The writer of ordered mails. `documents` makes the files that come with them. */
export function mailWriter(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS' | 'VOUCHER_SECRET'>,
  documents: DocumentRenderer,
): WriteMail {
  return (order) => {
    if ('orderId' in order) return writeOrderMail(db, config, order);
    if ('entryId' in order) return writeCommunityMail(db, config, order);
    if ('questionId' in order) return writeBuyerMail(db, config, order);
    if ('voucherId' in order) return writeVoucherMail({ db, config, documents }, order);
    return writeAccountMail(db, config, order);
  };
}
