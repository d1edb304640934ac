import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailTransport } from '../src/mail/createMailTransport.ts';
import type { Config } from '../src/config.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const mail = {
  from: 'Laden <hallo@shop.example>',
  to: 'kunde@example.com',
  subject: 'Grüsse <b>aus dem Laden</b>',
  text: 'Bis bald!',
  html: '<p>Bis bald!</p>',
  attachments: [
    { filename: 'a.pdf', contentType: 'application/pdf', content: 'JVBERi0=', encoding: 'base64' as const },
  ],
};

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'shop-mailbox-'))));
afterAll(() => rm(folder, { recursive: true }));

async function withServices(config: Partial<Config>, use: (services: TestServices) => Promise<void>) {
  const services = await startTestServices({ content: 'empty', config: { DATA_DIR: folder, ...config } });
  try {
    await use(services);
  } finally {
    await services.stop();
  }
}

test('shows the mails that were stored instead of sent', async () => {
  await createMailTransport({ DATA_DIR: folder, MAIL_URL: undefined })(mail);
  await withServices({}, async ({ url }) => {
    const list = await fetch(`${url}/mailbox`);
    const html = await list.text();
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('kunde@example.com');
    expect(html).toContain('Grüsse &lt;b&gt;aus dem Laden&lt;/b&gt;');
    const [, path] = /href="(\/mailbox\/[^"/]+)"/.exec(html)!;
    expect(await (await fetch(url + path)).text()).toBe(mail.html);
    expect(await (await fetch(`${url}${path}/text`)).text()).toBe(mail.text);
    const file = await fetch(`${url}${path}/a.pdf`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF-']);
    for (const unknown of [`${path!.split('/').at(-1)!}/b.pdf`, 'nothing', '..%2F..%2Fpackage', `${'x'.repeat(36)}`])
      expect((await fetch(`${url}/mailbox/${unknown}`)).status).toBe(404);
  });
});

test.each<[string, Partial<Config>]>([
  ['mails are sent', { MAIL_URL: 'smtp://mail.example' }],
  ['it is production', { NODE_ENV: 'production' }],
  ['the services listen to others', { HOST: '0.0.0.0' }],
])('does not exist where %s', async (_why, config) => {
  await withServices(config, async ({ url }) => expect((await fetch(`${url}/mailbox`)).status).toBe(404));
});

test('is not shown to a page that has another name for this machine, nor through a proxy', async () => {
  await withServices({}, async ({ url }) => {
    const statusFor = (headers: Record<string, string>) =>
      new Promise((resolve) => get(`${url}/mailbox`, { headers }, ({ statusCode }) => resolve(statusCode)));
    expect(await statusFor({ host: 'localhost' })).toBe(200);
    expect(await statusFor({ host: 'evil.example' })).toBe(404);
    expect(await statusFor({ host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(404);
    expect(await statusFor({ host: 'localhost', 'x-forwarded-for': '203.0.113.1' })).toBe(404);
  });
});
