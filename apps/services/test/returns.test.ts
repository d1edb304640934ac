import { randomUUID } from 'node:crypto';
import { checkout, creditNotePath, order, orderDesk, type OrderStatus, SITE_HEADER } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { orderEvent, orderLine, shopOrder } from '../src/db/schema/order.ts';
import { voucher } from '../src/db/schema/voucher.ts';
import { formatMoney } from '../src/documents/formatAmount.ts';
import { createLogger } from '../src/logger.ts';
import { sweepPayments } from '../src/payment/sweepPayments.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { readPdf } from './support/readPdf.ts';
import { signInAs } from './support/signInAs.ts';
import { otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { orderMailKinds, takeOrderMails } from './support/takeMails.ts';

const DAY_MS = 86_400_000;
/** Of the demo world's settings. */
const PERIOD_DAYS = 30;

let services: ServicesWithSandbox;
let staff: Who;
beforeAll(async () => {
  services = await startWithSandbox();
  staff = { cookie: await signInAs(services, ['support']) };
});
afterAll(() => services.stop());
const { ask, article, buyer, complete, place, getOrder, stockOf, withCart } = checkoutCaller(() => services);

const change = (id: string, set: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(set).where(eq(shopOrder.id, id));
const setStatus = (id: string, status: OrderStatus) => ask(orderDesk, 'SetStatus', [id, { status }], staff);
const decide = (id: string, returnId: string, accepts = true, answer = '') =>
  ask(orderDesk, 'DecideReturn', [id, returnId, { accepts, answer }], staff);
const receive = (id: string, returnId: string, restocks = false) =>
  ask(orderDesk, 'ReceiveReturn', [id, returnId, { restocks }], staff);
const request = (id: string, lines: { id: string; qty: number }[], who: Who, key: string | null = null) =>
  ask(order, 'RequestReturn', [id, key, { lines, reason: 'damaged', words: ' Ein  Sprung ' }], who);

/** An order on its way to its buyer: on account, or paid at a provider. */
async function sent(skus: readonly string[], { isPaid = false, ...more }: Who & { isPaid?: boolean } = {}) {
  const who = await buyer(skus, { ...more, redirects: isPaid });
  const { orderId: id, nextAction } = await place(who);
  if (isPaid) {
    await services.choose(nextAction!.url, 'pay');
    await ask(order, 'GetPayment', [id, null], who);
  } else await change(id, { paymentMethod: 'inv' });
  expect((await setStatus(id, 'shipped')).error).toBeNull();
  return { id, who };
}

/** Asks for a return, which is accepted; gives its id. */
async function accepted(id: string, who: Who, lines: { id: string; qty: number }[]): Promise<string> {
  const { ret, error } = await request(id, lines, who);
  expect(error).toBeNull();
  const returnId = ret!.returns.at(-1)!.id;
  expect((await decide(id, returnId)).error).toBeNull();
  return returnId;
}

async function sweep() {
  const { db, mails, config } = services;
  await sweepPayments({ db, mails, config, log: createLogger({ LOG_LEVEL: 'silent' }) });
}

async function lineOf(id: string, who: Who, sku: string): Promise<string> {
  return (await getOrder(id, who))!.lines.find((line) => line.sku === sku)!.id;
}

async function readDocument(path: string, { cookie }: Who) {
  const response = await fetch(services.url + path, { headers: { cookie: cookie! } });
  expect(response.status).toBe(200);
  return readPdf(Buffer.from(await response.arrayBuffer()));
}

const readNote = async (id: string, noteId: string, who: Who): Promise<string> =>
  (await readDocument(creditNotePath(id, noteId), who)).pages.join('\n');

describe('a return', () => {
  it('is asked for, accepted, received, and gives the money of the units back', async () => {
    const sku = await article({ priceCents: 2_500, stock: 5 });
    const { id, who } = await sent([sku, sku], { isPaid: true });
    await takeOrderMails(services, id);
    const line = await lineOf(id, who, sku);
    const { ret } = await request(id, [{ id: line, qty: 1 }], who);
    expect(ret!.returns).toMatchObject([
      { status: 'requested', lines: [{ id: line, qty: 1 }], reason: 'damaged', words: 'Ein Sprung', decidedAt: null },
    ]);
    expect(ret!.returnable.lines).toEqual([{ id: line, qty: 1 }]);
    const returnId = ret!.returns[0]!.id;
    expect((await receive(id, returnId)).error).toBe('NOT_ALLOWED');
    expect((await decide(id, returnId, true, 'Bitte gut einpacken.')).error).toBeNull();
    expect((await receive(id, returnId, true)).error).toBeNull();
    expect((await receive(id, returnId, true)).error).toBe('NOT_ALLOWED');
    await sweep();
    const found = (await getOrder(id, who))!;
    expect(found).toMatchObject({
      status: 'shipped',
      returns: [{ status: 'received', answer: 'Bitte gut einpacken.' }],
      refunds: [{ amount: { cents: 2_500 }, lines: [{ id: line, qty: 1 }], paidAt: expect.any(Number) }],
      creditNotes: [{ amount: { cents: 2_500 } }],
    });
    expect(await stockOf(sku)).toBe(4);
    const mails = await takeOrderMails(services, id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Rücksendung zu Bestellung \d+$/),
      expect.stringMatching(/ist in Ordnung$/),
      expect.stringMatching(/ist da$/),
      expect.stringMatching(/^Rückzahlung/),
    ]);
    expect(mails[1]!.text).toContain('«Bitte gut einpacken.»');
    expect(mails[1]!.text).toMatch(/Adresse für die Rücksendung: .+, \d{4} /);
    const text = await readNote(id, found.creditNotes[0]!.id, who);
    expect(text).toContain('Gutschrift G');
    expect(text).toMatch(/CHF.25\.00/);
  });

  it('of everything makes the order returned', async () => {
    const sku = await article({ priceCents: 3_000 });
    const { id, who } = await sent([sku], { isPaid: true });
    const returnId = await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]);
    await receive(id, returnId);
    expect((await getOrder(id, who))!.status).toBe('returned');
    expect((await getOrder(id, who))!.returnable).toEqual({ lines: [], until: null });
  });

  it('of an unpaid bill lets so much less be due, and no more is paid for it later', async () => {
    const [bowl, pan] = [await article({ priceCents: 2_000 }), await article({ priceCents: 3_000 })];
    const { id, who } = await sent([bowl, pan]);
    const due = (await getOrder(id, who))!.totals.due.cents;
    await receive(id, await accepted(id, who, [{ id: await lineOf(id, who, bowl), qty: 1 }]));
    const [bill] = (await ask(order, 'GetInvoices', [{}], who)).ret.items;
    expect(bill).toMatchObject({ due: { cents: due - 2_000 }, creditNotes: [{ amount: { cents: 2_000 } }] });
    const { qrCode, pages } = await readDocument(bill!.url, who);
    expect(qrCode?.split('\n')).toContain(((due - 2_000) / 100).toFixed(2));
    expect(pages[0]!.replaceAll('\u00a0', ' ')).toContain(
      `Schon gutgeschrieben\nCHF -20.00\nZu bezahlen\n${formatMoney(due - 2_000, 'CHF').replaceAll('\u00a0', ' ')}`,
    );
    expect((await getOrder(id, who))!.refunds).toEqual([]);
    const { ret } = await ask(orderDesk, 'SetPaid', [id], staff);
    expect(ret!.refundable.cents).toBe(due - 2_000);
    expect((await ask(order, 'GetInvoices', [{}], who)).ret.items[0]).toMatchObject({ due: { cents: 0 } });
  });

  it('of what a voucher paid goes back to the voucher', async () => {
    const { id: voucherId, code } = await insertVoucher(services, { valueCents: 50_000 });
    const sku = await article({ priceCents: 4_000 });
    const cart = await withCart([sku]);
    await ask(checkout, 'AddCode', [code], cart);
    const who = await complete(cart);
    const { orderId: id } = await place(who);
    const balance = async () =>
      (await services.db.select().from(voucher).where(eq(voucher.id, voucherId)))[0]!.balanceCents;
    const before = await balance();
    expect(before).toBeLessThan(50_000);
    await setStatus(id, 'shipped');
    await receive(id, await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]));
    expect(await balance()).toBe(before + 4_000);
    expect(await getOrder(id, who)).toMatchObject({ refunds: [], creditNotes: [{ amount: { cents: 4_000 } }] });
  });

  it('gives an experience voucher that was exchanged in the same order nothing', async () => {
    const trip = await article({ productType: 'experienceVoucher', priceCents: 10_000 });
    const pan = await article({ priceCents: 9_000 });
    const exchanged = await insertVoucher(services, { kind: 'experience', valueCents: 10_000 });
    const gift = await insertVoucher(services, { valueCents: 50_000 });
    const cart = await withCart([trip, pan]);
    for (const { code } of [exchanged, gift]) await ask(checkout, 'AddCode', [code], cart);
    const who = await complete(cart);
    const { orderId: id, error } = await place(who);
    expect(error).toBeNull();
    await setStatus(id, 'shipped');
    const balanceOf = async ({ id: voucherId }: { id: string }) =>
      (await services.db.select().from(voucher).where(eq(voucher.id, voucherId)))[0]!.balanceCents;
    const before = await balanceOf(gift);
    await receive(id, await accepted(id, who, [{ id: await lineOf(id, who, pan), qty: 1 }]));
    expect([await balanceOf(exchanged), await balanceOf(gift)]).toEqual([0, before + 9_000]);
  });

  it('is refused with words, after which it may be asked for again', async () => {
    const sku = await article();
    const { id, who } = await sent([sku]);
    const line = await lineOf(id, who, sku);
    const { ret } = await request(id, [{ id: line, qty: 1 }], who);
    expect((await request(id, [{ id: line, qty: 1 }], who)).error).toBe('NOT_RETURNABLE');
    await takeOrderMails(services, id);
    expect((await decide(id, ret!.returns[0]!.id, false, 'Das war im Ausverkauf.')).error).toBeNull();
    expect((await decide(id, ret!.returns[0]!.id)).error).toBe('NOT_ALLOWED');
    const [mail] = await takeOrderMails(services, id);
    expect(mail!.text).toContain('«Das war im Ausverkauf.»');
    expect(mail!.text).not.toContain('Adresse für die Rücksendung');
    expect((await request(id, [{ id: line, qty: 1 }], who)).error).toBeNull();
  });

  it('is received once, however often that is said at once', async () => {
    const sku = await article({ priceCents: 3_000 });
    const { id, who } = await sent([sku, sku], { isPaid: true });
    const returnId = await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => receive(id, returnId)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await getOrder(id, who))!.creditNotes).toHaveLength(1);
  });

  it('never gives back more than was paid, where money went back before', async () => {
    const sku = await article({ priceCents: 5_000 });
    const { id, who } = await sent([sku], { isPaid: true });
    const { payment } = (await getOrder(id, who))!;
    await ask(orderDesk, 'Refund', [id, 'kulanz', { cents: payment.amount.cents - 100 }], staff);
    await receive(id, await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]));
    const { refunds, creditNotes } = (await getOrder(id, who))!;
    const sum = (parts: readonly { amount: { cents: number } }[]) =>
      parts.reduce((total, { amount }) => total + amount.cents, 0);
    expect([sum(refunds), sum(creditNotes)]).toEqual([payment.amount.cents, payment.amount.cents]);
  });

  it('gives nothing back for units that were refunded meanwhile, and puts all of them back into the stock', async () => {
    const sku = await article({ priceCents: 2_500, stock: 5 });
    const { id, who } = await sent([sku, sku], { isPaid: true });
    const line = await lineOf(id, who, sku);
    const returnId = await accepted(id, who, [{ id: line, qty: 2 }]);
    const refund = () => ask(orderDesk, 'Refund', [id, randomUUID(), { lines: [{ id: line, qty: 1 }] }], staff);
    for (const { error } of [await refund(), await refund()]) expect(error).toBeNull();
    expect((await receive(id, returnId, true)).error).toBeNull();
    const { status, returns, refunds, creditNotes } = (await getOrder(id, who))!;
    expect([status, returns[0]!.status, refunds.length, creditNotes.length]).toEqual(['returned', 'received', 2, 2]);
    expect(await stockOf(sku)).toBe(5);
  });

  it('is found by the staff until it has arrived', async () => {
    const sku = await article();
    const { id, who } = await sent([sku]);
    const open = async () =>
      (await ask(orderDesk, 'GetOrders', [{ hasReturn: true, pageSize: 100 }], staff)).ret.items.some(
        (found) => found.id === id,
      );
    expect(await open()).toBe(false);
    const returnId = await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]);
    expect(await open()).toBe(true);
    await receive(id, returnId);
    expect(await open()).toBe(false);
  });
});

describe('a parcel that nobody took', () => {
  const voucherOf = async (id: string) => (await services.db.select().from(voucher).where(eq(voucher.id, id)))[0]!;

  it('gives vouchers back what they paid for its articles', async () => {
    const { id: voucherId, code } = await insertVoucher(services, { valueCents: 50_000 });
    const cart = await withCart([await article({ priceCents: 4_000 })]);
    await ask(checkout, 'AddCode', [code], cart);
    const who = await complete(cart);
    const { orderId: id } = await place(who);
    const { balanceCents: before } = await voucherOf(voucherId);
    await setStatus(id, 'shipped');
    expect((await setStatus(id, 'returned')).error).toBeNull();
    expect((await voucherOf(voucherId)).balanceCents).toBe(before + 4_000);
    expect(await getOrder(id, who)).toMatchObject({ refunds: [], creditNotes: [{ amount: { cents: 4_000 } }] });
  });

  it('is due no more on a bill', async () => {
    const { id, who } = await sent([await article({ priceCents: 2_000 })]);
    const { totals } = (await getOrder(id, who))!;
    await setStatus(id, 'returned');
    const [bill] = (await ask(order, 'GetInvoices', [{}], who)).ret.items;
    expect(bill).toMatchObject({ due: totals.delivery, creditNotes: [{ amount: { cents: 2_000 } }] });
  });

  it('gives money back for all but what was given back before, also for what was made for somebody', async () => {
    const [bowl, pan] = [await article({ priceCents: 2_500 }), await article({ priceCents: 1_500 })];
    const { id, who } = await sent([bowl, pan], { isPaid: true });
    const asked = await accepted(id, who, [{ id: await lineOf(id, who, pan), qty: 1 }]);
    await services.db
      .update(orderLine)
      .set({ personalization: { imageId: null, text: 'Ida' } })
      .where(and(eq(orderLine.orderId, id), eq(orderLine.sku, bowl)));
    const lines = [{ id: await lineOf(id, who, pan), qty: 1 }];
    await ask(orderDesk, 'Refund', [id, randomUUID(), { lines }], staff);
    await setStatus(id, 'returned');
    const amounts = [{ amount: { cents: 1_500 } }, { amount: { cents: 2_500 } }];
    expect(await getOrder(id, who)).toMatchObject({ status: 'returned', refunds: amounts, creditNotes: amounts });
    // What the customer had asked for comes to nothing more.
    expect((await receive(id, asked)).error).toBeNull();
    expect(await getOrder(id, who)).toMatchObject({ refunds: amounts, creditNotes: amounts });
  });

  it('leaves vouchers in force that the order bought', async () => {
    const [pan, gift] = [
      await article({ priceCents: 1_500 }),
      await article({ priceCents: 5_000, productType: 'valueVoucher' }),
    ];
    const { id, who } = await sent([pan, gift], { isPaid: true });
    await setStatus(id, 'returned');
    expect(await getOrder(id, who)).toMatchObject({ refunds: [{ amount: { cents: 1_500 } }] });
    const [bought] = await services.db.select().from(voucher).where(eq(voucher.orderId, id));
    expect(bought).toMatchObject({ balanceCents: 5_000, canceledAt: null });
  });
});

describe('what can be returned', () => {
  const returnable = async (id: string, who: Who) => (await getOrder(id, who))!.returnable;

  it('is so for a period after the delivery', async () => {
    const { id, who } = await sent([await article()]);
    await setStatus(id, 'delivered');
    const { until } = await returnable(id, who);
    expect(Math.round((until! - Date.now()) / DAY_MS)).toBe(PERIOD_DAYS);
    const late = new Date(Date.now() - (PERIOD_DAYS + 1) * DAY_MS);
    await services.db.update(orderEvent).set({ at: late }).where(eq(orderEvent.orderId, id));
    expect(await returnable(id, who)).toEqual({ lines: [], until: null });
    const line = (await getOrder(id, who))!.lines[0]!.id;
    expect((await request(id, [{ id: line, qty: 1 }], who)).error).toBe('NOT_RETURNABLE');
  });

  it('is nothing before it is sent, and nothing of a canceled order', async () => {
    const who = await buyer([await article()]);
    const { orderId: id } = await place(who);
    expect((await returnable(id, who)).lines).toEqual([]);
    await ask(order, 'Cancel', [id, null], who);
    expect((await returnable(id, who)).lines).toEqual([]);
  });

  it('is neither a voucher nor what was made for somebody', async () => {
    const cup = await article({ personalizable: true });
    const { cookie } = await services.call({ path: '/services/checkout/cart', methods: {} }, 'AddItem', [
      { sku: cup, qty: 1, personalization: { text: 'Oma' } },
      null,
    ]);
    const plain = await article();
    const who = await complete(await withCart([plain, await article({ productType: 'valueVoucher' })], { cookie }), {
      redirects: true,
    });
    const { orderId: id, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'pay');
    await ask(order, 'GetPayment', [id, null], who);
    await setStatus(id, 'shipped');
    expect((await returnable(id, who)).lines).toEqual([{ id: await lineOf(id, who, plain), qty: 1 }]);
  });

  it.each([
    ['more units than there are', (line: string) => [{ id: line, qty: 2 }]],
    [
      'more in two parts',
      (line: string) => [
        { id: line, qty: 1 },
        { id: line, qty: 1 },
      ],
    ],
    ['a line that is not there', () => [{ id: '99', qty: 1 }]],
  ])('is not %s', async (_case, lines) => {
    const sku = await article();
    const { id, who } = await sent([sku]);
    expect((await request(id, lines(await lineOf(id, who, sku)), who)).error).toBe('NOT_RETURNABLE');
  });

  it.each([
    [{ lines: [], reason: 'other' }],
    [{ lines: [{ id: '0', qty: 0 }], reason: 'other' }],
    [{ lines: [{ id: '0', qty: 1.5 }], reason: 'other' }],
    [{ lines: [{ id: '0', qty: 1 }], reason: 'boredom' }],
    [{ lines: [{ id: '0', qty: 1 }], reason: 'other', words: 'x'.repeat(601) }],
  ])('is not %j', async (given) => {
    const { status } = await services.call(order, 'RequestReturn', [randomUUID(), null, given], {});
    expect(status).toBe(400);
  });

  it("is the owner's to send back, and whoever's has the key of the order", async () => {
    const sku = await article();
    const { id, who } = await sent([sku, sku, sku]);
    const line = await lineOf(id, who, sku);
    const strangers = [{}, await buyer([await article()]), { cookie: await signInAs(services) }, staff];
    for (const stranger of strangers)
      expect(await request(id, [{ id: line, qty: 1 }], stranger)).toMatchObject({ ret: null, error: 'NOT_FOUND' });
    expect((await request(id, [{ id: line, qty: 1 }], who)).error).toBeNull();
    const [row] = await services.db.select({ key: shopOrder.accessKey }).from(shopOrder).where(eq(shopOrder.id, id));
    expect((await request(id, [{ id: line, qty: 1 }], {}, row!.key)).error).toBeNull();
  });

  it('is decided on and received by the staff alone, at its site, and for its order', async () => {
    const sku = await article();
    const [one, other] = [await sent([sku]), await sent([sku])];
    const { ret } = await request(one.id, [{ id: await lineOf(one.id, one.who, sku), qty: 1 }], one.who);
    const returnId = ret!.returns[0]!.id;
    for (const [method, args] of [
      ['DecideReturn', [one.id, returnId, { accepts: true }]],
      ['ReceiveReturn', [one.id, returnId, {}]],
    ] as const) {
      expect((await services.call(orderDesk, method, [...args], one.who)).status).toBe(401);
      for (const role of ['moderator', 'editor'] as const) {
        const stranger = { cookie: await signInAs(services, [role]) };
        expect((await services.call(orderDesk, method, [...args], stranger)).status).toBe(403);
      }
    }
    expect((await decide(other.id, returnId)).error).toBe('NOT_FOUND');
    expect((await receive(other.id, returnId)).error).toBe('NOT_FOUND');
    await change(one.id, { site: otherSite });
    expect((await decide(one.id, returnId)).error).toBe('NOT_FOUND');
  });
});

describe('credit notes', () => {
  it('are issued for a refund and, when the order is canceled, for the rest, each with its taxes', async () => {
    const [pan, rice] = [
      await article({ priceCents: 5_000 }),
      await article({ priceCents: 1_000, vatClass: 'reduced' }),
    ];
    const who = await buyer([pan, rice], { redirects: true });
    const { orderId: id, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'pay');
    await ask(order, 'GetPayment', [id, null], who);
    await ask(orderDesk, 'Refund', [id, 'a', { lines: [{ id: await lineOf(id, who, rice), qty: 1 }] }], staff);
    await ask(order, 'Cancel', [id, null], who);
    const { creditNotes, totals } = (await getOrder(id, who))!;
    expect(creditNotes.map(({ amount }) => amount.cents)).toEqual([1_000, totals.due.cents - 1_000]);
    expect(totals.taxes.map(({ permille }) => permille)).toEqual([81, 26]);
    const [first, rest] = await Promise.all(creditNotes.map((note) => readNote(id, note.id, who)));
    expect(first).toContain('2.6 %');
    expect(first).not.toContain('8.1 %');
    expect(rest).toContain('8.1 %');
    expect(rest).toContain('Titel ' + pan);
    expect(rest).not.toContain('Titel ' + rice);
    expect(rest).toMatch(/Zu Rechnung\n\d{4}-\d{5}/);
  });

  it('are issued for an unpaid order that is canceled, and numbered without gaps', async () => {
    const notes = [];
    for (let index = 0; index < 3; index += 1) {
      const who = await buyer([await article()]);
      const { orderId } = await place(who);
      await ask(order, 'Cancel', [orderId, null], who);
      notes.push((await getOrder(orderId, who))!.creditNotes[0]!);
    }
    const numbers = notes.map(({ number }) => Number(number.slice(-5)));
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2]);
  });

  it('are found by nobody else', async () => {
    const who = await buyer([await article()]);
    const { orderId: id } = await place(who);
    await ask(order, 'Cancel', [id, null], who);
    const [note] = (await getOrder(id, who))!.creditNotes;
    const other = await buyer([await article()]);
    const { orderId: ofOther } = await place(other);
    const status = async (path: string, { cookie, site }: Who = {}) =>
      (
        await fetch(services.url + path, {
          headers: { ...(cookie && { cookie }), ...(site && { [SITE_HEADER]: site }) },
        })
      ).status;
    expect(await status(creditNotePath(id, note!.id))).toBe(404);
    expect(await status(creditNotePath(id, note!.id), other)).toBe(404);
    expect(await status(creditNotePath(ofOther, note!.id), other)).toBe(404);
    expect(await status(creditNotePath(id, note!.id), { ...who, site: otherSite })).toBe(404);
    expect(await status(creditNotePath(id, randomUUID()), who)).toBe(404);
    expect(await status(creditNotePath(id, note!.id), who)).toBe(200);
  });
});

describe('bought vouchers', () => {
  async function bought(qty: number) {
    const sku = await article({ productType: 'valueVoucher', priceCents: 5_000 });
    const who = await buyer(
      Array.from({ length: qty }, () => sku),
      { redirects: true },
    );
    const { orderId: id, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'pay');
    await ask(order, 'GetPayment', [id, null], who);
    return { id, who, line: await lineOf(id, who, sku) };
  }
  const issuedBy = (id: string) => services.db.select().from(voucher).where(eq(voucher.orderId, id));
  const refund = (id: string, line: string, qty: number) =>
    ask(orderDesk, 'Refund', [id, randomUUID(), { lines: [{ id: line, qty }] }], staff);

  it('end when they are refunded, as many as units', async () => {
    const { id, who, line } = await bought(3);
    expect((await refund(id, line, 2)).error).toBeNull();
    const rows = await issuedBy(id);
    expect(rows.filter(({ canceledAt }) => canceledAt !== null)).toHaveLength(2);
    expect((await getOrder(id, who))!.isCancelable).toBe(true);
    expect((await ask(order, 'Cancel', [id, null], who)).error).toBeNull();
  });

  it('are not refunded once they were used, nor is their order canceled', async () => {
    const { id, who, line } = await bought(2);
    expect((await getOrder(id, who))!.isCancelable).toBe(true);
    const [used] = await issuedBy(id);
    await services.db.update(voucher).set({ balanceCents: 100 }).where(eq(voucher.id, used!.id));
    expect((await getOrder(id, who))!.isCancelable).toBe(false);
    expect((await refund(id, line, 2)).error).toBe('VOUCHER_USED');
    expect((await getOrder(id, who))!.refunds).toEqual([]);
    expect((await refund(id, line, 1)).error).toBeNull();
    expect((await issuedBy(id)).find((row) => row.id === used!.id)!.canceledAt).toBeNull();
  });
});

it('mails about returns are queued once each', async () => {
  const sku = await article();
  const { id, who } = await sent([sku]);
  await accepted(id, who, [{ id: await lineOf(id, who, sku), qty: 1 }]);
  expect(await orderMailKinds(services, id)).toEqual([
    'orderPlaced',
    'orderShipped',
    'returnRequested',
    'returnAccepted',
  ]);
});
