import { checkout, order, voucher as contract } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { checkout as chosen } from '../src/db/schema/checkout.ts';
import { siteSetting } from '../src/db/schema/site.ts';
import { voucher, voucherMovement } from '../src/db/schema/voucher.ts';
import type { Promotion, SiteSettings } from '../src/site/siteSettings.ts';
import { voucherCode } from '../src/voucher/voucherCode.ts';
import { refusePayment } from '../src/payment/settlePayment.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { type Who } from './support/cartCaller.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { takeOrderMails } from './support/takeMails.ts';

/** Statements of PlaceOrder, beside begin and commit. */
const MAX_STATEMENTS = 12;

const promotion = (code: string, more: Partial<Promotion>): Promotion => ({
  ...{ code, title: `Aktion ${code}`, kind: 'percent', value: 10, minimumCents: 0, from: null, until: null },
  oncePerCustomer: false,
  ...more,
});
const promotions = [
  promotion('ZEHN', {}),
  promotion('DRITTEL', { value: 33 }),
  promotion('ALLES', { value: 100 }),
  promotion('FUENF', { kind: 'amount', value: 500, minimumCents: 5_000 }),
  promotion('POST', { kind: 'freeDelivery', value: 0 }),
  promotion('EINMAL', { oncePerCustomer: true }),
  promotion('EINMALPOST', { kind: 'freeDelivery', value: 0, oncePerCustomer: true }),
  promotion('FRUEHER', { until: '2020-12-31' }),
  promotion('SPAETER', { from: '2999-01-01' }),
];

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox({ config: { COUNT_QUERIES: true } });
  const rows = await services.db.select().from(siteSetting).where(eq(siteSetting.key, 'general'));
  for (const row of rows) {
    const data = { ...(row.data as SiteSettings['general']), promotions };
    if (row.site !== mainSite) continue;
    await services.db.delete(siteSetting).where(eq(siteSetting.data, row.data));
    await services.db.insert(siteSetting).values({ ...row, data });
  }
  await bumpContentVersion(services.db);
});
afterAll(() => services.stop());
const { addresses, ask, article, withCart, complete, place, getCheckout, getOrder } = checkoutCaller(() => services);

const addCode = (code: string, who: Who) => ask(checkout, 'AddCode', [code], who);
const check = async (code: string) => (await ask(contract, 'Check', [code])).ret!;

async function customerCookie() {
  const { email } = await createAccount(services);
  return (await signIn(services, email)).cookie;
}

/** A visitor with one article. */
const withArticle = async (priceCents: number, more: Partial<Parameters<typeof article>[0]> = {}) =>
  withCart([await article({ priceCents, ...more })]);

/** Orders what is in the checkout, as it is now. */
async function buy(who: Buyer) {
  const now = await getCheckout(who);
  return place({ ...who, version: now!.version });
}

async function ledgerOf(code: string) {
  const { id } = await check(code);
  const rows = await services.db.select().from(voucherMovement).where(eq(voucherMovement.voucherId, id));
  const [row] = await services.db.select().from(voucher).where(eq(voucher.id, id));
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(row!.balanceCents);
  return rows.sort((a, b) => a.id - b.id).map(({ kind, cents }) => [kind, cents]);
}

describe('a promotion', () => {
  it.each([
    ['ZEHN', 4_005, { discount: { cents: 401 }, due: { cents: 3_604 } }],
    ['zehn ', 1_000, { discount: { cents: 100 }, due: { cents: 900 } }],
    ['Fuenf', 5_000, { discount: { cents: 500 }, due: { cents: 4_500 } }],
  ])('%s takes its part off %i cents', async (code, priceCents, totals) => {
    const { checkout: shown, error } = await addCode(code, await withArticle(priceCents));
    expect([error, shown?.totals, shown?.codes.map(({ kind, problem }) => [kind, problem])]).toEqual([
      null,
      expect.objectContaining(totals),
      [['promotion', null]],
    ]);
  });

  it('makes the usual delivery free, and tells what that saves', async () => {
    const who = await complete(await withArticle(1_000));
    const before = (await getCheckout(who))!.totals;
    const { checkout: shown } = await addCode('POST', who);
    expect(before.delivery.cents).toBeGreaterThan(0);
    expect([shown?.totals.delivery, shown?.totals.due, shown?.codes[0]?.amount]).toEqual([
      { cents: 0 },
      { cents: 1_000 },
      before.delivery,
    ]);
  });

  it('of the delivery saves nothing at a pick-up point, which is free for everybody', async () => {
    const who = await complete(await withArticle(1_000));
    const { ret } = await ask(checkout, 'GetDeliveryOptions', [], who);
    const { type, method, pickupPoint } = ret.find((option) => option.pickupPoint)!;
    await ask(checkout, 'SetDelivery', [{ type, method, date: null, pickupPoint }], who);
    const { checkout: shown } = await addCode('POST', who);
    expect([shown?.delivery?.pickupPoint, shown?.codes[0]?.amount]).toEqual([pickupPoint, { cents: 0 }]);
  });

  it.each([
    ['FUENF', 'minimum'],
    ['FRUEHER', 'expired'],
    ['SPAETER', 'notYet'],
    ['NIE', 'invalid'],
  ])('%s is refused: %s', async (code, codeError) => {
    const { checkout: shown, error } = await addCode(code, await withArticle(1_000));
    expect([error, shown?.codes]).toEqual([{ codeError }, []]);
  });

  it('is not for vouchers worth money', async () => {
    const { error } = await addCode('ZEHN', await withArticle(10_000, { productType: 'valueVoucher' }));
    expect(error).toEqual({ codeError: 'notForSale' });
  });

  it('is one an order', async () => {
    const who = await withArticle(9_000);
    await addCode('ZEHN', who);
    const { checkout: shown, error } = await addCode('FUENF', who);
    expect([error, shown?.codes.length]).toEqual([{ codeError: 'tooMany' }, 1]);
    const removed = await ask(checkout, 'RemoveCode', ['ZEHN'], who);
    expect([removed.checkout?.codes, removed.checkout?.totals.discount]).toEqual([[], { cents: 0 }]);
  });

  it('stays and tells why when the cart becomes too small for it', async () => {
    const small = await article({ priceCents: 1_000 });
    const who = await withCart([await article({ priceCents: 6_000 }), small]);
    await addCode('FUENF', who);
    const [line] = (await getCheckout(who))!.cart.items.filter(({ sku }) => sku !== small);
    await services.call({ path: '/services/checkout/cart', methods: {} }, 'RemoveItem', [line!.lineItemId], who);
    expect((await getCheckout(who))?.codes).toMatchObject([{ amount: { cents: 0 }, problem: 'minimum' }]);
  });

  it('is once a customer, until the order is canceled', async () => {
    const cookie = await customerCookie();
    const again = async () => complete(await withCart([await article({ priceCents: 4_000 })], { cookie }));
    const who = await again();
    await addCode('EINMAL', who);
    const { orderId } = await buy(who);
    expect((await getOrder(orderId, who))?.totals.discount).toEqual({ cents: 400 });
    expect((await addCode('EINMAL', await again())).error).toEqual({ codeError: 'used' });
    await ask(order, 'Cancel', [orderId, null], who);
    expect((await addCode('EINMAL', who)).error).toBeNull();
  });

  it('that was used is refused also as the first choice for a cart', async () => {
    const cookie = await customerCookie();
    const who = await complete(await withCart([await article({ priceCents: 4_000 })], { cookie }));
    await addCode('EINMAL', who);
    await buy(who);
    const next = await withCart([await article({ priceCents: 4_000 })], { cookie });
    expect(await addCode('EINMAL', next)).toMatchObject({ error: { codeError: 'used' }, checkout: { codes: [] } });
  });

  it.each([
    ['FRUEHER', 'ZEHN'],
    ['ZEHN', 'FRUEHER'],
  ])(
    'of the account, %s, and that of the session, %s: after a sign-in the one that counts is kept',
    async (...codes) => {
      const { email } = await createAccount(services);
      const home = await withCart([await article()], await signIn(services, email));
      const elsewhere = await withArticle(1_000);
      for (const [index, who] of [home, elsewhere].entries()) {
        const { cart: shown } = (await getCheckout(who))!;
        const stored = [{ kind: 'promotion' as const, code: codes[index]! }];
        await services.db.insert(chosen).values({ cartId: shown.id, codes: stored });
      }
      const { cookie } = await signIn(services, email, undefined, { cookie: elsewhere.cookie });
      expect((await getCheckout({ cookie }))?.codes).toMatchObject([
        { code: 'ZEHN', amount: { cents: 200 }, problem: null },
      ]);
    },
  );

  it('that is once a customer is not used by an order of which it takes nothing', async () => {
    const cookie = await customerCookie();
    const { code } = await insertVoucher(services, { valueCents: 300 });
    const orderWith = async (isFetched: boolean) => {
      const who = await complete(await withCart([await article({ priceCents: 4_000 })], { cookie }));
      for (const one of ['EINMALPOST', code]) await addCode(one, who);
      const { ret } = await ask(checkout, 'GetDeliveryOptions', [], who);
      const { type, method, pickupPoint } = ret.find((option) => (option.pickupPoint !== null) === isFetched)!;
      const { error } = await ask(checkout, 'SetDelivery', [{ type, method, date: null, pickupPoint }], who);
      expect(error).toBeNull();
      const { orderId } = await buy(who);
      return (await getOrder(orderId, who))!;
    };
    // The voucher takes something off, so that codes are spent.
    expect((await orderWith(true)).codes).toMatchObject([{ kind: 'voucher', amount: { cents: 300 } }]);
    expect((await orderWith(false)).codes).toMatchObject([{ kind: 'promotion', code: 'EINMALPOST' }]);
    const third = await complete(await withCart([await article({ priceCents: 4_000 })], { cookie }));
    expect((await addCode('EINMALPOST', third)).error).toEqual({ codeError: 'used' });
  });

  it('is used again when money comes late, unless another order has used it meanwhile', async () => {
    const lateFor = async (cookie: string | undefined) => {
      const cart = await withCart([await article({ priceCents: 4_000, stock: 1 })], { cookie });
      await complete(cart, { redirects: true });
      await addCode('EINMAL', cart);
      const who = await complete(cart, { redirects: true });
      const { orderId, nextAction } = await buy(who);
      await refusePayment(services.db, orderId, 'refused');
      return { who, orderId, url: nextAction!.url };
    };
    const codeIn = async (cookie: string | undefined) =>
      (await addCode('EINMAL', await withCart([await article({ priceCents: 4_000 })], { cookie }))).error;

    const cookie = await customerCookie();
    const late = await lateFor(cookie);
    await services.choose(late.url, 'pay');
    expect((await getOrder(late.orderId, late.who))!.status).toBe('transmitted');
    expect(await codeIn(cookie)).toEqual({ codeError: 'used' });

    const second = await customerCookie();
    const tooLate = await lateFor(second);
    const other = await complete(await withCart([await article({ priceCents: 4_000 })], { cookie: second }));
    await addCode('EINMAL', other);
    await buy(other);
    await services.choose(tooLate.url, 'pay');
    expect(await getOrder(tooLate.orderId, tooLate.who)).toMatchObject({
      status: 'invalid',
      refunds: [{ paidAt: null }],
    });
  });

  it('is once a customer also for guests with one address, in two orders at the same time', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const guests = [];
    for (const one of [1, 2]) {
      const who = await complete(await withArticle(4_000 + one));
      const { billingAddress } = (await getCheckout(who))!;
      await ask(checkout, 'SetAddresses', [{ email, billingAddress: billingAddress! }, null], who);
      await addCode('EINMAL', who);
      guests.push({ ...who, version: (await getCheckout(who))!.version });
    }
    const replies = await Promise.all(guests.map((who) => place(who)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    const reasons = replies.flatMap(({ error }) => error ?? []);
    expect(reasons).toEqual([{ checkoutError: 'changed' }]);
  });
});

describe('a value voucher', () => {
  it('pays in part, and keeps nothing', async () => {
    const { code } = await insertVoucher(services, { valueCents: 3_000 });
    const who = await complete(await withArticle(20_000));
    expect((await addCode(code, who)).checkout).toMatchObject({
      codes: [{ kind: 'voucher', code: code.slice(-4), amount: { cents: 3_000 }, problem: null }],
      totals: { vouchers: { cents: 3_000 }, due: { cents: 17_000 } },
      payment: { method: 'inv' },
    });
    const { orderId } = await buy(who);
    expect(await getOrder(orderId, who)).toMatchObject({
      total: { cents: 20_000 },
      payment: { amount: { cents: 17_000 } },
      codes: [{ kind: 'voucher', amount: { cents: 3_000 } }],
    });
    expect(await ledgerOf(code)).toEqual([
      ['issued', 3_000],
      ['paid', -3_000],
    ]);
    expect((await check(code)).status).toBe('used');
  });

  it('pays the whole with the delivery, without another payment, and keeps the rest', async () => {
    const { code } = await insertVoucher(services, { valueCents: 10_000 });
    const who = await complete(await withArticle(2_000));
    const { checkout: shown } = await addCode(code, who);
    expect([shown?.totals.due.cents, shown?.payment, shown?.step]).toEqual([
      0,
      { method: 'value-voucher', provider: null },
      'review',
    ]);
    const { orderId, nextAction } = await buy(who);
    expect(nextAction).toEqual({ kind: 'none', url: '' });
    const placed = (await getOrder(orderId, who))!;
    expect([placed.payment.method, placed.payment.status]).toEqual(['value-voucher', 'paid']);
    expect((await check(code)).balance.cents).toBe(10_000 - placed.totals.vouchers.cents);
  });

  it('pays together with a promotion and other vouchers, in their order', async () => {
    const [first, second] = [
      await insertVoucher(services, { valueCents: 1_000 }),
      await insertVoucher(services, { valueCents: 9_000 }),
    ];
    const who = await withArticle(5_000);
    for (const code of [first.code, 'ZEHN', second.code]) expect((await addCode(code, who)).error).toBeNull();
    expect((await getCheckout(who))?.codes.map(({ kind, amount }) => [kind, amount.cents])).toEqual([
      ['promotion', 500],
      ['voucher', 1_000],
      ['voucher', 3_500],
    ]);
  });

  it('gets back what it paid when the order is canceled, once', async () => {
    const { code } = await insertVoucher(services, { valueCents: 3_000, validUntil: new Date(Date.now() + 60_000) });
    const who = await complete(await withArticle(20_000));
    await addCode(code, who);
    const { orderId } = await buy(who);
    await Promise.all([1, 2, 3].map(() => ask(order, 'Cancel', [orderId, null], who)));
    expect(await ledgerOf(code)).toEqual([
      ['issued', 3_000],
      ['paid', -3_000],
      ['returned', 3_000],
    ]);
    expect((await check(code)).validUntil).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  });

  it('does not pay for value vouchers', async () => {
    const { code } = await insertVoucher(services);
    const { error } = await addCode(code, await withArticle(10_000, { productType: 'valueVoucher' }));
    expect(error).toEqual({ codeError: 'notForSale' });
  });

  it('holds what it pays while the rest is paid at a provider, and has it back when that is refused', async () => {
    const { code } = await insertVoucher(services, { valueCents: 3_000 });
    const who = await withArticle(20_000);
    await addCode(code, who);
    const ready = await complete(who, { redirects: true });
    const { nextAction } = await buy(ready);
    expect((await check(code)).balance).toEqual({ cents: 0 });
    await services.choose(nextAction!.url, 'refuse');
    expect((await check(code)).balance).toEqual({ cents: 3_000 });
    const again = await buy(ready);
    await services.choose(again.nextAction!.url, 'pay');
    expect((await getOrder(again.orderId, ready))?.payment.status).toBe('paid');
    expect(await ledgerOf(code)).toEqual([
      ['issued', 3_000],
      ['paid', -3_000],
      ['returned', 3_000],
      ['paid', -3_000],
    ]);
  });

  it('comes along when its visitor signs in', async () => {
    const { code } = await insertVoucher(services);
    const who = await withArticle(5_000);
    await addCode(code, who);
    const { email } = await createAccount(services);
    const { cookie } = await signIn(services, email, undefined, { cookie: who.cookie });
    expect((await getCheckout({ cookie }))?.codes).toMatchObject([{ kind: 'voucher', amount: { cents: 5_000 } }]);
  });

  it.each([
    ['expired', { validUntil: new Date(0) }, 'expired'],
    ['canceled', { canceledAt: new Date(0) }, 'invalid'],
    ['of another shop', { site: otherSite }, 'invalid'],
    ['activated', { kind: 'experience' as const, activatedFor: '2999-01-01' }, 'used'],
  ])('that is %s is refused', async (_name, more, codeError) => {
    const { code } = await insertVoucher(services, more);
    expect((await addCode(code, await withArticle(1_000))).error).toEqual({ codeError });
  });
});

it('says that the code is missing, and that there is no cart', async () => {
  const who = await withArticle(1_000);
  expect((await addCode('  ', who)).error).toEqual({ validationError: { fields: { code: ['required'] } } });
  expect((await addCode('ZEHN', {})).error).toEqual({ checkoutError: 'empty' });
});

it("does not remove another visitor's codes", async () => {
  const [one, other] = [await withArticle(1_000), await withArticle(1_000)];
  await addCode('ZEHN', one);
  await ask(checkout, 'RemoveCode', ['ZEHN'], other);
  expect((await getCheckout(one))?.codes).toHaveLength(1);
});

describe('an experience voucher', () => {
  it('is exchanged for another experience, whose difference is paid, and gives a new voucher', async () => {
    const { code } = await insertVoucher(services, { kind: 'experience', valueCents: 12_000 });
    const sku = await article({ productType: 'experienceVoucher', priceCents: 20_000 });
    const { cookie } = await ask(contract, 'Exchange', [code, sku]);
    const who = await complete({ cookie }, { redirects: true });
    const shown = (await getCheckout(who))!;
    expect(shown.codes).toMatchObject([{ kind: 'exchange', amount: { cents: 12_000 } }]);
    expect(shown.totals.taxes).toEqual([{ permille: 81, gross: shown.totals.due, tax: expect.anything() }]);
    const { orderId, nextAction } = await buy(who);
    await services.choose(nextAction!.url, 'pay');
    expect((await check(code)).status).toBe('used');
    const [issued] = await services.db.select().from(voucher).where(eq(voucher.orderId, orderId));
    expect(issued).toMatchObject({ kind: 'experience', sku, valueCents: 20_000, balanceCents: 20_000 });
  });

  it('is worth what was paid for it after a promotion, to the cent', async () => {
    const [trip, card, pan] = [
      await article({ productType: 'experienceVoucher', priceCents: 9_999 }),
      await article({ productType: 'valueVoucher', priceCents: 5_000 }),
      await article({ priceCents: 3_333 }),
    ];
    const cart = await withCart([trip, trip, trip, card, pan]);
    await addCode('DRITTEL', cart);
    const who = await complete(cart, { redirects: true });
    const { orderId, nextAction } = await buy(who);
    await services.choose(nextAction!.url, 'pay');
    const issued = await services.db.select().from(voucher).where(eq(voucher.orderId, orderId)).orderBy(voucher.unit);
    const worth = (sku: string) => issued.filter((row) => row.sku === sku).map(({ valueCents }) => valueCents);
    // A third of 29'997 and of 3'333, rounded together: 10'999, of which 9'899 is the experiences' part.
    expect([worth(trip), worth(card)]).toEqual([[6_699, 6_699, 6_700], [5_000]]);
    const { totals } = (await getOrder(orderId, who))!;
    expect(totals.discount.cents).toBe(10_999);
  });

  it('that a promotion made free is worth nothing, can be activated, and cannot be exchanged', async () => {
    const sku = await article({ productType: 'experienceVoucher', priceCents: 12_000 });
    const cart = await withCart([sku]);
    await addCode('ALLES', cart);
    const { cookie } = await ask(checkout, 'SetAddresses', [addresses(), null], cart);
    await ask(checkout, 'SetDelivery', [{ type: 'DOWNLOAD', method: 'Download', date: null }], { cookie });
    const { orderId, error } = await place({ cookie, version: (await getCheckout({ cookie }))!.version });
    expect(error).toBeNull();
    const [row] = await services.db.select().from(voucher).where(eq(voucher.orderId, orderId));
    const code = voucherCode(row!, services.config.VOUCHER_SECRET);
    const { firstDate, ...shown } = await check(code);
    expect(shown).toMatchObject({ status: 'active', value: { cents: 0 }, isActivatable: true, isExchangeable: false });
    const guest = { name: 'Anna Muster', email: 'anna@example.com' };
    expect(await ask(contract, 'Activate', [code, { date: firstDate, ...guest }])).toMatchObject({ error: null });
    expect((await check(code)).status).toBe('activated');
  });

  it('pays for nothing else', async () => {
    const { code } = await insertVoucher(services, { kind: 'experience' });
    expect((await addCode(code, await withArticle(10_000))).error).toEqual({ codeError: 'notForSale' });
  });
});

describe('bought vouchers', () => {
  async function bought(productType: string, priceCents: number, text: string | null = null) {
    const sku = await article({ productType, priceCents, personalizable: true });
    const { body, cookie } = await services.call({ path: '/services/checkout/cart', methods: {} }, 'AddItem', [
      { sku, qty: 2, personalization: { text } },
      null,
    ]);
    expect(body[2]).toBeNull();
    const who = await complete({ cookie }, { redirects: true });
    const { orderId, nextAction } = await buy(who);
    return { sku, who, orderId, url: nextAction!.url };
  }
  const issuedBy = (orderId: string) => services.db.select().from(voucher).where(eq(voucher.orderId, orderId));

  async function voucherMails(orderId: string) {
    const ids = (await issuedBy(orderId)).map(({ id }) => id);
    const { writeVoucherMail } = await import('../src/voucher/writeVoucherMail.ts');
    return Promise.all(ids.map((voucherId) => writeVoucherMail(services, { kind: 'voucherIssued', voucherId })));
  }

  it('are issued one a unit when the order is paid, however often that is told, and mailed with code and words', async () => {
    const { sku, orderId, url, who } = await bought('valueVoucher', 5_000, 'Für Anna');
    expect(await issuedBy(orderId)).toEqual([]);
    await services.choose(url, 'pay');
    await Promise.all([1, 2, 3].map(() => ask(order, 'GetPayment', [orderId, null], who)));
    const rows = await issuedBy(orderId);
    expect(rows.map((row) => [row.kind, row.sku, row.balanceCents, row.message])).toEqual([
      ['value', sku, 5_000, 'Für Anna'],
      ['value', sku, 5_000, 'Für Anna'],
    ]);
    const mails = await voucherMails(orderId);
    for (const mail of mails) {
      const [code] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '') ?? [];
      expect([mail?.to, mail?.text.includes('«Für Anna»')]).toEqual([who.email, true]);
      expect(await check(code!)).toMatchObject({ status: 'active', balance: { cents: 5_000 } });
    }
    expect(await takeOrderMails(services, orderId)).toHaveLength(1);
  });

  it('are not issued before they are paid, and not sold on account', async () => {
    const who = await complete(await withArticle(5_000, { productType: 'experienceVoucher' }));
    const { ret } = await ask(checkout, 'GetPaymentMethods', [], who);
    expect(ret.map(({ method }) => method)).toContain('pre');
    expect(ret.map(({ method }) => method)).not.toContain('inv');
    const { orderId } = await buy(who);
    expect(await issuedBy(orderId)).toEqual([]);
  });

  it('end when the order is canceled', async () => {
    const { orderId, url, who } = await bought('experienceVoucher', 5_000);
    await services.choose(url, 'pay');
    const { error } = await ask(order, 'Cancel', [orderId, null], who);
    expect(error).toBeNull();
    expect((await issuedBy(orderId)).map((row) => [row.balanceCents, row.canceledAt !== null])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(await voucherMails(orderId)).toEqual([null, null]);
  });

  it('keep the order from being canceled once one of them is used', async () => {
    const { orderId, url, who } = await bought('valueVoucher', 5_000);
    await services.choose(url, 'pay');
    const [mail] = await voucherMails(orderId);
    const [code] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail!.text)!;
    const spender = await complete(await withArticle(1_000));
    await addCode(code, spender);
    await buy(spender);
    expect((await ask(order, 'Cancel', [orderId, null], who)).error).toBe('NOT_CANCELABLE');
    expect((await getOrder(orderId, who))?.status).toBe('transmitted');
    expect((await issuedBy(orderId)).every(({ canceledAt }) => canceledAt === null)).toBe(true);
  });
});

it(`places an order with codes with ${MAX_STATEMENTS} statements at most`, async () => {
  const { code } = await insertVoucher(services, { valueCents: 3_000 });
  const who = await complete(
    await withCart([await article({ stock: 5, priceCents: 9_000 }), await article({ stock: 5 })]),
  );
  for (const one of ['ZEHN', code]) await addCode(one, who);
  const { version } = (await getCheckout(who))!;
  const { headers, body } = await services.call(checkout, 'PlaceOrder', ['once', { version, acceptsTerms: true }], who);
  expect(body[2]).toBeNull();
  const [, count] = /^db;desc="(\d+)"$/.exec(headers.get('server-timing') ?? '') ?? [];
  expect(Number(count)).toBeLessThanOrEqual(MAX_STATEMENTS + 2);
});
