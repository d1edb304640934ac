import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { order, orderDesk } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { shopOrder } from '../src/db/schema/order.ts';
import { createLogger } from '../src/logger.ts';
import { adyenProvider } from '../src/payment/adyenProvider.ts';
import { sweepPayments } from '../src/payment/sweepPayments.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { signInAs } from './support/signInAs.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const MERCHANT = 'ShopGifts';
const API_KEY = 'an api key';
const hmacKey = randomBytes(32).toString('hex');

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What was asked of Adyen, and the links it has made, by id: answers as the documentation of Checkout v72 has them. */
const asked: Asked[] = [];
const links = new Map<string, { id: string; reference: string; status: string }>();
let isDown = false;

const adyen = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8');
    const body = (text ? JSON.parse(text) : {}) as Asked['body'];
    const [method, path] = [request.method!, request.url!];
    asked.push({ method, path, body, headers: request.headers });
    const [status, answer] = isDown ? [500, refusal(500)] : answerOf(method, path, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});

const refusal = (status: number) => ({ status, errorCode: '905', message: 'Refused', errorType: 'validation' });

function answerOf(method: string, path: string, body: Asked['body']): [number, unknown] {
  const refund = /^\/v72\/payments\/([^/]+)\/refunds$/.exec(path);
  if (refund) {
    const { merchantAccount, amount, reference } = body;
    return [
      201,
      { merchantAccount, paymentPspReference: refund[1], reference, pspReference: 'R1', status: 'received', amount },
    ];
  }
  if (method === 'POST' && path === '/v72/paymentLinks') {
    // The same key is the same link.
    const known = [...links.values()].find(({ reference }) => reference === body['reference']);
    const link = known ?? { id: `PL${randomUUID()}`, reference: body['reference'] as string, status: 'active' };
    links.set(link.id, link);
    return [201, { ...body, ...link, url: `https://test.adyen.link/${link.id}`, expiresAt: '2026-11-24T09:00:00Z' }];
  }
  const found = links.get(path.split('/').at(-1)!);
  if (found && method === 'PATCH') {
    if (found.status !== 'active') return [422, refusal(422)];
    Object.assign(found, body);
  }
  return found ? [200, { ...found, merchantAccount: MERCHANT, url: 'https://test.adyen.link' }] : [404, refusal(404)];
}

let services: TestServices;
beforeAll(async () => {
  await new Promise<void>((resolve) => adyen.listen(0, '127.0.0.1', resolve));
  services = await startTestServices({
    config: {
      ADYEN_API_KEY: API_KEY,
      ADYEN_MERCHANT_ACCOUNT: MERCHANT,
      ADYEN_HMAC_KEY: hmacKey,
      ADYEN_URL: `http://127.0.0.1:${(adyen.address() as AddressInfo).port}`,
    },
  });
  // Opens the queue of mails, as the process does before the first order.
  await place(await buyer([await article()]));
});
beforeEach(() => {
  asked.length = 0;
  isDown = false;
});
afterAll(async () => {
  await services.stop();
  adyen.closeAllConnections();
  adyen.close();
});
const { ask, article, buyer, place, getOrder, stockOf } = checkoutCaller(() => services);

async function pendingOrder() {
  const sku = await article({ stock: 2 });
  const who = await buyer([sku], { redirects: true });
  const placed = await place(who);
  return { sku, who, ...placed };
}
const linkOf = (orderId: string) => [...links.values()].find(({ reference }) => reference === orderId)!;

interface News {
  orderId: string;
  eventCode?: string;
  success?: string;
  pspReference?: string;
  merchantAccountCode?: string;
}

/** A webhook item, signed as the documentation says. */
function itemOf({ orderId, eventCode = 'AUTHORISATION', success = 'true', ...more }: News, key = hmacKey) {
  const { pspReference = 'PSP1', merchantAccountCode = MERCHANT } = more;
  const amount = { value: 4_990, currency: 'CHF' };
  const signed = [pspReference, '', merchantAccountCode, orderId, amount.value, amount.currency, eventCode, success];
  const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64');
  const NotificationRequestItem = {
    ...{ eventCode, success, pspReference, merchantAccountCode, merchantReference: orderId, amount },
    additionalData: { hmacSignature, paymentLinkId: 'unsigned' },
    ...{ eventDate: '2026-11-23T10:00:00+01:00', operations: ['REFUND'], paymentMethod: 'visa', reason: '' },
  };
  return { NotificationRequestItem };
}

async function tell(...notificationItems: unknown[]): Promise<number> {
  const response = await fetch(`${services.url}/services/payments/AD`, {
    method: 'POST',
    body: JSON.stringify({ live: 'false', notificationItems }),
    headers: { 'content-type': 'application/json' },
  });
  return response.status;
}
const getPayment = async ({ orderId, who }: Awaited<ReturnType<typeof pendingOrder>>) =>
  (await ask(order, 'GetPayment', [orderId, null], who)).ret;
const sweep = () => {
  const { db, mails, config } = services;
  return sweepPayments({ db, mails, config, log: createLogger({ LOG_LEVEL: 'silent' }) });
};

test('the signature of the documentation’s example is right', () => {
  const provider = adyenProvider({
    ADYEN_API_KEY: API_KEY,
    ADYEN_MERCHANT_ACCOUNT: 'TestMerchant',
    ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  } as Parameters<typeof adyenProvider>[0]);
  const item = {
    additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
    amount: { value: 1130, currency: 'EUR' },
    pspReference: '7914073381342284',
    eventCode: 'AUTHORISATION',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    paymentMethod: 'visa',
    success: 'true',
  };
  const body = (more: object) =>
    Buffer.from(JSON.stringify({ notificationItems: [{ NotificationRequestItem: { ...item, ...more } }] }));
  expect(provider.readWebhook(body({}), {})).toEqual([]);
  expect(provider.readWebhook(body({ success: 'false' }), {})).toBeNull();
  expect(provider.readWebhook(body({ additionalData: {} }), {})).toBeNull();
});

describe('a payment with Adyen', () => {
  it('begins at a page of Adyen’s, for the order and no other amount', async () => {
    const { orderId, nextAction, who } = await pendingOrder();
    const found = await getOrder(orderId, who);
    expect(nextAction).toEqual({ kind: 'redirect', url: `https://test.adyen.link/${linkOf(orderId).id}` });
    const [created] = asked;
    expect(created).toMatchObject({
      method: 'POST',
      headers: { 'x-api-key': API_KEY, 'idempotency-key': orderId },
      body: {
        merchantAccount: MERCHANT,
        reference: orderId,
        merchantOrderReference: found!.number,
        amount: { value: found!.payment.amount.cents, currency: 'CHF' },
        returnUrl: expect.stringContaining(`order=${orderId}`),
      },
    });
  });

  it('is confirmed once by its webhook, however often that comes', async () => {
    const pending = await pendingOrder();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => tell(itemOf(pending))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({ payment: { status: 'paid' } });
  });

  it('is confirmed when the visitor comes back before the webhook', async () => {
    const pending = await pendingOrder();
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
    linkOf(pending.orderId).status = 'completed';
    expect(await getPayment(pending)).toEqual({ status: 'paid', reason: null });
  });

  it('that was refused may be tried again on the page, until its link has expired', async () => {
    const pending = await pendingOrder();
    expect(await tell(itemOf({ ...pending, success: 'false' }))).toBe(200);
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
    linkOf(pending.orderId).status = 'expired';
    expect(await getPayment(pending)).toEqual({ status: 'refused', reason: 'timeout' });
    expect(await stockOf(pending.sku)).toBe(2);
  });

  it('cannot be made any more once the order was given up', async () => {
    const pending = await pendingOrder();
    const createdAt = new Date(Date.now() - 3_600_000);
    await services.db.update(shopOrder).set({ createdAt }).where(eq(shopOrder.id, pending.orderId));
    await sweep();
    expect(linkOf(pending.orderId).status).toBe('expired');
    expect(await getPayment(pending)).toEqual({ status: 'refused', reason: 'timeout' });
    expect(await stockOf(pending.sku)).toBe(2);
  });

  it('that cannot begin ends the order', async () => {
    isDown = true;
    const { error, sku } = await pendingOrder();
    expect(error).toEqual({ checkoutError: 'providerUnavailable' });
    expect(await stockOf(sku)).toBe(2);
  });
});

describe('a webhook', () => {
  it('with a wrong signature changes nothing', async () => {
    const pending = await pendingOrder();
    const right = itemOf(pending);
    const [foreign, changed, unsigned] = [
      itemOf(pending, randomBytes(32).toString('hex')),
      structuredClone(right),
      structuredClone(right),
    ];
    changed.NotificationRequestItem.merchantReference = (await pendingOrder()).orderId;
    Object.assign(unsigned.NotificationRequestItem, { additionalData: {} });
    for (const wrong of [foreign, changed, unsigned, {}]) expect(await tell(wrong)).toBe(403);
    // One wrong item refuses all.
    expect(await tell(right, foreign)).toBe(403);
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
  });

  it('about something else changes nothing', async () => {
    const pending = await pendingOrder();
    for (const other of [
      { ...pending, merchantAccountCode: 'AnotherShop' },
      { ...pending, eventCode: 'REPORT_AVAILABLE' },
      { orderId: 'of another system' },
      { orderId: randomUUID() },
    ]) {
      expect(await tell(itemOf(other))).toBe(200);
    }
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
  });
});

describe('a refund', () => {
  const refundsOf = (reference: string) => asked.filter(({ path }) => path === `/v72/payments/${reference}/refunds`);

  it('is asked for once, by the name of the payment that the webhook told', async () => {
    const pending = await pendingOrder();
    linkOf(pending.orderId).status = 'completed';
    await getPayment(pending);
    await ask(order, 'Cancel', [pending.orderId, null], pending.who);
    // The name of the payment is not known yet.
    await sweep();
    expect(asked.filter(({ path }) => path.endsWith('/refunds'))).toEqual([]);
    const pspReference = `PSP${randomUUID()}`;
    await tell(itemOf({ ...pending, pspReference }));
    isDown = true;
    await sweep();
    isDown = false;
    await sweep();
    await sweep();
    const found = await getOrder(pending.orderId, pending.who);
    expect(found!.payment.refunded).toEqual(found!.payment.amount);
    const [failed, done, ...more] = refundsOf(pspReference);
    expect(more).toEqual([]);
    expect(done!.headers['idempotency-key']).toBe(failed!.headers['idempotency-key']);
    expect(done!.body).toMatchObject({
      merchantAccount: MERCHANT,
      amount: { value: found!.payment.amount.cents, currency: 'CHF' },
    });
  });

  it('that Adyen took and could not make is made by people', async () => {
    const staff = { cookie: await signInAs(services, ['support']) };
    const pending = await pendingOrder();
    await tell(itemOf({ ...pending, pspReference: `PSP${randomUUID()}` }));
    await ask(order, 'Cancel', [pending.orderId, null], pending.who);
    await sweep();
    const { refunds, payment } = (await getOrder(pending.orderId, pending.who))!;
    expect(refunds).toMatchObject([{ paidAt: expect.any(Number), isByPeople: false }]);
    const [{ id }] = refunds as [(typeof refunds)[number]];
    for (const eventCode of ['REFUND_FAILED', 'REFUND_FAILED', 'REFUND']) {
      expect(await tell(itemOf({ orderId: id, eventCode, success: eventCode === 'REFUND' ? 'false' : 'true' }))).toBe(
        200,
      );
    }
    asked.length = 0;
    await sweep();
    expect(asked).toEqual([]);
    const failed = (await ask(orderDesk, 'GetOrder', [pending.orderId], staff)).ret!;
    expect(failed).toMatchObject({
      payment: { refunded: { cents: 0 } },
      refunds: [{ paidAt: null, isByPeople: true }],
    });
    const { ret } = await ask(orderDesk, 'GetOrders', [{ needsRefund: true, term: failed.number }], staff);
    expect(ret.items).toMatchObject([{ id: pending.orderId }]);
    expect((await ask(orderDesk, 'SetRefunded', [pending.orderId, id], staff)).error).toBeNull();
    expect((await getOrder(pending.orderId, pending.who))!.payment.refunded).toEqual(payment.amount);
  });

  it('that is told of by somebody else’s name changes nothing', async () => {
    const pending = await pendingOrder();
    expect(await tell(itemOf({ orderId: pending.orderId, eventCode: 'REFUND_FAILED' }))).toBe(200);
    expect(await tell(itemOf({ orderId: randomUUID(), eventCode: 'REFUND_FAILED' }))).toBe(200);
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
  });

  it('stays due while Adyen refuses it', async () => {
    const pending = await pendingOrder();
    await tell(itemOf({ ...pending, pspReference: `PSP${randomUUID()}` }));
    await ask(order, 'Cancel', [pending.orderId, null], pending.who);
    isDown = true;
    await sweep();
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({ refunds: [{ paidAt: null }] });
    const [row] = await services.db.select().from(shopOrder).where(eq(shopOrder.id, pending.orderId));
    expect(row).toMatchObject({ refundedCents: 0, status: 'canceledByCustomer' });
  });
});
