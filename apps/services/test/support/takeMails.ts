import { sql } from 'drizzle-orm';
import type { Mail } from '../../src/mail/Mail.ts';
import { mailWriter, type QueuedMail } from '../../src/mail/writeMail.ts';
import type { TestServices } from './testServices.ts';

/** Takes the mails to an address out of the queue, as they would be sent, in the order they were queued. */
export async function takeMails({ db, config }: TestServices, to: string): Promise<Mail[]> {
  const table = await db.execute<{ found: string | null }>(sql`select to_regclass('pgboss.job')::text as found`);
  if (!table.rows[0]?.found) return [];
  const { rows } = await db.execute<{ data: QueuedMail }>(sql`
    with taken as (delete from pgboss.job where name = 'mail' and data->>'to' = ${to} returning data, created_on)
    select data from taken order by created_on`);
  const write = mailWriter(db, config);
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
