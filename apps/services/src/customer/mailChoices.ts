import type { customer, MailKind, ResultsOf } from '@shop/contracts';
import { findMailChoices, storeMailChoice } from '../mail/mailChoices.ts';
import type { Call } from '../module.ts';
import { setMails } from '../wish-list/wishMails.ts';
import { customerIdOf } from './customerIdOf.ts';

type Results<Method extends keyof typeof customer.methods> = Promise<ResultsOf<typeof customer, Method>>;

/** Which mails the customer wants. Those about orders and the account are not asked about. */
export async function getMails(call: Call): Results<'GetMails'> {
  return { ret: await findMailChoices(call.db, customerIdOf(call)) };
}

/** Switches a kind of mails on or off. */
export async function setMail(call: Call, kind: MailKind, wanted: boolean): Results<'SetMail'> {
  // What has changed until now is no news.
  if (kind === 'wishes') await setMails(call, wanted);
  else await storeMailChoice(call.db, customerIdOf(call), kind, wanted);
  return { ret: await findMailChoices(call.db, customerIdOf(call)) };
}
