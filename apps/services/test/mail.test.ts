import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailTransport } from '../src/mail/createMailTransport.ts';
import type { Mail } from '../src/mail/Mail.ts';
import { mailWriter } from '../src/mail/writeMail.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const mail: Mail = {
  from: 'Gioia <hallo@gioia.example>',
  to: 'kunde@example.com',
  subject: 'Grüsse aus dem Laden',
  text: 'Bis bald!',
  html: '<p>Bis bald!</p>',
};

let services: TestServices;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  services = await startTestServices({ content: 'empty', log: { write: (line: string) => void lines.push(line) } });
});
afterEach(() => services.stop());

/** Starts sending and returns the mails once there are `count`. */
async function sent(count: number, refuseFirst = 0): Promise<Mail[]> {
  const taken: Mail[] = [];
  let refusals = refuseFirst;
  await new Promise<void>((resolve, reject) => {
    const sendMail = async (one: Mail) => {
      if (refusals-- > 0) throw new Error('The mail server is busy.');
      taken.push(one);
      if (taken.length === count) resolve();
    };
    services.mails.startSending(sendMail, mailWriter(services.db, services.config, services.documents)).catch(reject);
  });
  return taken;
}

test('sends a mail once its transaction is committed, and none of an aborted one', async () => {
  await services.db.transaction((tx) => services.mails.send(tx, [mail]));
  const undone = services.db.transaction(async (tx) => {
    await services.mails.send(tx, [{ ...mail, subject: 'Nie gesagt' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await services.db.transaction((tx) => services.mails.send(tx, [{ ...mail, subject: 'Danach' }]));

  const subjects = (await sent(2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Danach', 'Grüsse aus dem Laden']);
});

test('keeps a mail that the server refuses for another try, and sends those that were fetched with it', async () => {
  const mails = Array.from({ length: 12 }, (_, index) => ({ ...mail, subject: `Nummer ${index}` }));
  await services.mails.send(services.db, mails);
  expect(await sent(11, 1)).toHaveLength(11);
  // Whatever is under way is finished.
  await services.mails.stop();
  const { rows } = await services.db.execute<{ state: string; count: number }>(
    "select state, count(*)::int as count from pgboss.job where name = 'mail' group by state order by state",
  );
  expect(rows).toEqual([
    { state: 'retry', count: 1 },
    { state: 'completed', count: 11 },
  ]);
});

test('says in the log why a mail was not sent', async () => {
  await services.mails.send(services.db, [mail, { ...mail, subject: 'Zweite' }]);
  await sent(1, 1);
  const [failed] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'mail not sent');
  expect(failed.err.message).toBe('The mail server is busy.');
});

test('writes mails as files without a mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  try {
    await createMailTransport({ DATA_DIR: folder, MAIL_URL: undefined })(mail);
    const name = (await readdir(join(folder, 'mail'))).find((file) => file.endsWith('.eml'));
    const stored = await readFile(join(folder, 'mail', name!), 'utf8');
    expect(stored).toMatch(/^To: kunde@example\.com\r$/m);
    expect(stored).toContain('Bis bald!');
  } finally {
    await rm(folder, { recursive: true });
  }
});
