import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentErrorSchema } from '@shop/contracts';
import { pino } from 'pino';
import { buildSandbox, type Sandbox, SIGNATURE_HEADER, signatureOf } from '../src/index.ts';

const SECRET = 'a secret of thirty-two characters';
const RETURN_URL = 'http://shop.example/kasse/order?order=1&key=2';

interface Webhook {
  path: string;
  news: { reference: string; status: string; reason: string | null }[];
  isSigned: boolean;
}

/** The shop: takes webhooks, after refusing the first ones. */
const webhooks: Webhook[] = [];
let refusals = 0;
let shop: Server;
let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isTaken = refusals-- <= 0;
    if (isTaken) {
      webhooks.push({
        path: request.url ?? '',
        news: JSON.parse(body.toString()) as Webhook['news'],
        isSigned: request.headers[SIGNATURE_HEADER] === signatureOf(SECRET, body),
      });
    }
    response.writeHead(isTaken ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const servicesUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const log = pino({ level: 'silent' });
  sandbox = buildSandbox({ servicesUrl, secret: SECRET, log, lateMs: 1, retryPausesMs: [1, 1] });
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await sandbox.app.close();
  await new Promise((resolve) => shop.close(resolve));
});
beforeEach(() => {
  webhooks.length = 0;
  refusals = 0;
});

let count = 0;
const newPayment = (more: object = {}) => ({
  id: `payment ${++count}`,
  provider: 'AD',
  method: 'cc',
  cents: 4_990,
  currency: 'CHF',
  locale: 'de',
  description: '100234',
  returnUrl: RETURN_URL,
  ...more,
});

async function ask(path: string, body?: unknown, signature?: string) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature ?? signatureOf(SECRET, text) },
    ...(body !== undefined && { body: text }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? ((await response.json()) as Record<string, unknown>) : {} };
}

async function open(more: object = {}): Promise<{ reference: string; page: string }> {
  const { body } = await ask('/payments', newPayment(more));
  return { reference: body['reference'] as string, page: body['url'] as string };
}

/** What a visitor chooses on the page; gives the reply, once all webhooks are told. */
async function choose(page: string, form: Record<string, string>) {
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await sandbox.idle();
  return reply;
}

const statusOf = async (reference: string) => (await ask(`/payments/${reference}`)).body;
const pay = async (page: string) => choose(page, { outcome: 'pay' });

describe('the shop', () => {
  it('is refused without the right signature', async () => {
    const { reference } = await open();
    const wrong = signatureOf('another secret of thirty-two letters', '');
    expect((await ask('/payments', newPayment(), wrong)).status).toBe(403);
    expect((await ask('/payments', newPayment(), '')).status).toBe(403);
    expect((await ask(`/payments/${reference}`, undefined, wrong)).status).toBe(403);
    expect((await ask(`/payments/${reference}/refunds`, { id: 'a', cents: 1 }, wrong)).status).toBe(403);
  });

  it('gets the same payment for the same id', async () => {
    const asked = newPayment();
    const first = await ask('/payments', asked);
    expect((await ask('/payments', asked)).body).toEqual(first.body);
    expect((await ask('/payments', newPayment())).body).not.toEqual(first.body);
  });

  it.each([
    ['no amount', { cents: 0 }],
    ['a part of a cent', { cents: 1.5 }],
    ['an unknown provider', { provider: 'ZZ' }],
    ['an address that runs', { returnUrl: 'javascript:alert(1)' }],
    ['a file', { returnUrl: 'file:///etc/passwd' }],
  ])('cannot ask for %s', async (_name, more) => {
    expect((await ask('/payments', newPayment(more))).status).toBe(400);
  });

  it('gives back what was paid, once an id, and never more', async () => {
    const { reference, page } = await open();
    const refund = (id: string, cents: number) => ask(`/payments/${reference}/refunds`, { id, cents });
    expect((await refund('early', 1)).status).toBe(409);
    await pay(page);
    expect(await refund('a', 3_000)).toMatchObject({ status: 200, body: { refundedCents: 3_000 } });
    expect(await refund('a', 3_000)).toMatchObject({ status: 200, body: { refundedCents: 3_000 } });
    expect((await refund('a', 3_001)).status).toBe(409);
    expect((await refund('b', 1_991)).status).toBe(409);
    expect((await refund('b', 0)).status).toBe(400);
    expect(await refund('b', 1_990)).toMatchObject({ status: 200, body: { refundedCents: 4_990 } });
    expect((await refund('c', 1)).status).toBe(409);
  });

  it('does not find an unknown payment', async () => {
    expect((await ask('/payments/unknown')).status).toBe(404);
    expect((await fetch(`${url}/pay/unknown`)).status).toBe(404);
    expect((await choose(`${url}/pay/unknown`, { outcome: 'pay' })).status).toBe(404);
  });
});

describe('a visitor', () => {
  const paid = { status: 'paid', reason: null };

  it.each([
    ['pay', [paid], paid],
    ['payLate', [paid], paid],
    ['payTwice', [paid, paid], paid],
    ['payOutOfOrder', [paid, { status: 'refused', reason: 'refused' }], paid],
    ['payWithoutWebhook', [], paid],
    ['cancel', [{ status: 'refused', reason: 'canceled' }], { status: 'refused', reason: 'canceled' }],
  ])('may %s, and returns to the shop', async (outcome, told, now) => {
    const { reference, page } = await open({ provider: 'DT' });
    expect(await statusOf(reference)).toEqual({ reference, status: 'pending', reason: null });
    const reply = await choose(page, { outcome });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, RETURN_URL]);
    expect(webhooks).toEqual(
      told.map((news) => ({ path: '/services/payments/DT', news: [{ reference, ...news }], isSigned: true })),
    );
    expect(await statusOf(reference)).toEqual({ reference, ...now });
  });

  it.each(paymentErrorSchema.options)('may be refused for the reason %s', async (reason) => {
    const { reference, page } = await open();
    await choose(page, { outcome: 'refuse', reason });
    expect(webhooks.map(({ news }) => news)).toEqual([[{ reference, status: 'refused', reason }]]);
    expect(await statusOf(reference)).toEqual({ reference, status: 'refused', reason });
  });

  it('chooses once', async () => {
    const { reference, page } = await open();
    await pay(page);
    expect((await choose(page, { outcome: 'refuse', reason: 'expiredCard' })).status).toBe(303);
    expect(webhooks).toHaveLength(1);
    expect(await statusOf(reference)).toMatchObject(paid);
    const after = await (await fetch(page)).text();
    expect(after).toContain('Die Zahlung ist erfolgt.');
    expect(after).not.toContain('<form');
  });

  it.each([[{ outcome: 'steal' }], [{ outcome: 'refuse', reason: 'none' }]])('cannot choose %j', async (form) => {
    const { reference, page } = await open();
    expect((await choose(page, form)).status).toBe(400);
    expect(await statusOf(reference)).toMatchObject({ status: 'pending' });
  });

  it('is told of again where the shop did not listen, and given up in the end', async () => {
    const { reference, page } = await open();
    refusals = 2;
    await pay(page);
    expect(webhooks.map(({ news }) => news)).toEqual([[{ reference, ...paid }]]);
    webhooks.length = 0;
    refusals = 3;
    await pay((await open()).page);
    expect([webhooks.length, refusals]).toEqual([0, 0]);
  });
});

describe('the page', () => {
  it.each([
    ['de', 'Jetzt bezahlen', 'Kreditkarte'],
    ['fr', 'Payer maintenant', 'Carte de crédit'],
    ['en', 'Pay now', 'Credit card'],
    ['it', 'Paga ora', 'Carta di credito'],
  ])('is in %s', async (locale, button, method) => {
    const text = await (await fetch((await open({ locale })).page)).text();
    for (const part of [`<html lang="${locale}">`, button, method, '49.90', '100234']) expect(text).toContain(part);
    for (const reason of paymentErrorSchema.options) expect(text).toContain(`<option value="${reason}">`);
  });

  it('escapes what it is told', async () => {
    const description = `"><script>alert('x')</script>&`;
    const returnUrl = 'http://shop.example/?a="><script>&b=\'';
    const { page } = await open({ description, returnUrl });
    await pay(page);
    const text = await (await fetch(page)).text();
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
    expect(text).toContain('href="http://shop.example/?a=&quot;&gt;&lt;script&gt;&amp;b=&#39;"');
  });

  it('runs nothing, is not kept, and leads to the shop alone', async () => {
    const reply = await fetch((await open()).page);
    const { headers } = reply;
    const policy = headers.get('content-security-policy');
    const [, styles = ''] = /<style>(.*)<\/style>/s.exec(await reply.text()) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
    for (const part of ["default-src 'none'", "form-action 'self' http://shop.example", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  });
});
