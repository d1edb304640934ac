import { createHash } from 'node:crypto';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { hitRateLimit } from '../limits/hitRateLimit.ts';
import type { AccountMailKind, AccountMailOrder } from '../mail/MailOrder.ts';
import type { Call } from '../module.ts';

/** Mails of one kind to one address in an hour; whoever asks for more has them already. */
const MAILS_AN_HOUR = 5;

/** Orders a mail about an account of the site, in the transaction `tx`. */
export async function orderMail(
  { mails, site, locale }: Pick<Call, 'mails' | 'site' | 'locale'>,
  tx: DatabaseOrTransaction,
  order: { kind: AccountMailKind; to: string; locale?: AccountMailOrder['locale'] },
): Promise<void> {
  await mails.send(tx, [{ site, locale, ...order }]);
}

/** Orders a mail that anybody can have sent to any address. Too many are dropped. */
export async function orderRequestedMail(
  call: Pick<Call, 'mails' | 'site' | 'locale' | 'db' | 'config'>,
  order: Parameters<typeof orderMail>[2],
): Promise<void> {
  const to = createHash('sha256').update(`${call.site} ${order.to.toLowerCase()}`).digest('base64url');
  const limit = Math.ceil(MAILS_AN_HOUR * call.config.LIMIT_FACTOR);
  const wait = await hitRateLimit(call.db, `${order.kind}:${to}`, { limit, windowSeconds: 3_600 });
  if (wait === null) await orderMail(call, call.db, order);
}
