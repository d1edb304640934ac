import { sql, type SQL } from 'drizzle-orm';
import type { Mail } from '../../src/mail/Mail.ts';
import { mailWriter, type QueuedMail } from '../../src/mail/writeMail.ts';
import type { TestServices } from './testServices.ts';

/** Takes the mails to an address out of the queue, as they would be sent, in the order they were queued. */
export const takeMails = (services: TestServices, to: string): Promise<Mail[]> =>
  take(services, sql`data->>'to' = ${to}`);

/** Takes the mails about an order out of the queue, as they would be sent, in the order they were queued. */
export const takeOrderMails = (services: TestServices, orderId: string): Promise<Mail[]> =>
  take(services, sql`data->>'orderId' = ${orderId}`);

/** Takes the mails about an answer or a comment out of the queue, as they would be sent. */
export const takeCommunityMails = (services: TestServices, entryId: string): Promise<Mail[]> =>
  take(services, sql`data->>'entryId' = ${entryId}`);

/** Takes the mails about questions to somebody who has bought what they are about, as they would be sent. */
export const takeBuyerMails = (services: TestServices, customerId: string): Promise<Mail[]> =>
  take(services, sql`data->>'kind' = 'questionAsked' and data->>'customerId' = ${customerId}`);

/** Kinds of the queued mails about an order, in the order they were queued. They stay in the queue. */
export async function orderMailKinds({ db }: Pick<TestServices, 'db'>, orderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select data->>'kind' as kind from pgboss.job where name = 'mail' and data->>'orderId' = ${orderId}
    order by created_on`);
  return rows.map(({ kind }) => kind);
}

async function take({ db, config, documents }: TestServices, condition: SQL): Promise<Mail[]> {
  const table = await db.execute<{ found: string | null }>(sql`select to_regclass('pgboss.job')::text as found`);
  if (!table.rows[0]?.found) return [];
  const { rows } = await db.execute<{ data: QueuedMail }>(sql`
    with taken as (delete from pgboss.job where name = 'mail' and ${condition} returning data, created_on)
    select data from taken order by created_on`);
  const write = mailWriter(db, config, documents);
  const mails: Mail[] = [];
  for (const { data } of rows) {
    const mail = 'kind' in data ? await write(data) : data;
    if (mail) mails.push(mail);
  }
  return mails;
}

/** The link of a mail's button. */
export function linkOf(mail: Mail | undefined): URL {
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error('The mail has no link.');
  return new URL(link);
}
