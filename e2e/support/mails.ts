import { expect, type Page } from '@playwright/test';

/** The page of the services with the mails that were stored instead of sent. */
const MAILBOX_URL = process.env['MAILBOX_URL'] ?? 'http://127.0.0.1:4250/mailbox';

/** Waits for the newest mail to an address whose text has the pattern. Gives what it matches. */
export async function findInMail({ request }: Page, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  const find = async () => {
    const list = await (await request.get(MAILBOX_URL)).text();
    const rows = list.split('<tr>').filter((row) => row.includes(`<td>${to}</td>`));
    const names = rows.map((row) => /href="\/mailbox\/([^"]+)\/text"/.exec(row)?.[1] ?? '');
    for (const name of names) {
      const text = await (await request.get(`${MAILBOX_URL}/${name}/text`)).text();
      found = pattern.exec(text)?.[0] ?? '';
      if (found) break;
    }
    return found;
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return found;
}

/** The subjects of the mails to an address, the newest first. */
export async function mailsTo({ request }: Page, to: string): Promise<string[]> {
  const list = await (await request.get(MAILBOX_URL)).text();
  const rows = list.split('<tr>').filter((row) => row.includes(`<td>${to}</td>`));
  return rows.map((row) => /<a href="\/mailbox\/[^"/]+">([^<]*)</.exec(row)?.[1] ?? '');
}

/** The beginning of the file of this kind that came with the newest mail to an address that has one. */
export async function fileFromMail({ request }: Page, to: string, ending: string): Promise<string> {
  const list = await (await request.get(MAILBOX_URL)).text();
  const rows = list.split('<tr>').filter((row) => row.includes(`<td>${to}</td>`));
  const [path] = rows.flatMap((row) => new RegExp(`/mailbox/[^"]+\\.${ending}(?=")`).exec(row)?.[0] ?? []);
  if (!path) return '';
  return (await (await request.get(new URL(path, MAILBOX_URL).href)).body()).subarray(0, 8).toString('latin1');
}

/** Waits for the newest mail to an address whose text has a link with this query parameter. Gives the link. */
export const linkFromMail = (page: Page, to: string, parameter: string): Promise<string> =>
  findInMail(page, to, new RegExp(`\\S+[?&]${parameter}=\\S+`));
