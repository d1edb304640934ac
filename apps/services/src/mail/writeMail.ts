import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { writeAccountMail } from '../identity/writeAccountMail.ts';
import type { Mail } from './Mail.ts';
import type { MailOrder } from './MailOrder.ts';

/** What the queue holds. */
export type QueuedMail = Mail | MailOrder;

/** Writes an ordered mail; null where there is nobody to write to. */
export type WriteMail = (order: MailOrder) => Promise<Mail | null>;

/** The writer of ordered mails. */
export function mailWriter(db: Database, config: Pick<Config, 'SITE_ORIGINS'>): WriteMail {
  return (order) => writeAccountMail(db, config, order);
}
