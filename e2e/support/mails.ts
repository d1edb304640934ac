import { expect, type Page } from '@playwright/test';

/** The page of the services with the mails that were stored instead of sent. */
const MAILBOX_URL = process.env['MAILBOX_URL'] ?? 'http://127.0.0.1:4250/mailbox';

/** Waits for the newest mail to an address whose text has a link with this query parameter. Gives the link. */
export async function linkFromMail({ request }: Page, to: string, parameter: string): Promise<string> {
  let link = '';
  const find = async () => {
    const list = await (await request.get(MAILBOX_URL)).text();
    const rows = list.split('<tr>').filter((row) => row.includes(`<td>${to}</td>`));
    const names = rows.map((row) => /href="\/mailbox\/([^"]+)\/text"/.exec(row)?.[1] ?? '');
    for (const name of names) {
      const text = await (await request.get(`${MAILBOX_URL}/${name}/text`)).text();
      link = new RegExp(`\\S+[?&]${parameter}=\\S+`).exec(text)?.[0] ?? '';
      if (link) break;
    }
    return link;
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return link;
}
