import { voucher as contract } from '@shop/contracts';
import { randomUUID } from 'node:crypto';
import { item } from '../src/db/schema/catalogue.ts';
import { and, eq } from 'drizzle-orm';
import { voucher } from '../src/db/schema/voucher.ts';
import { cartCaller } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const DAY_MS = 86_400_000;
/** Codes of one cart. */
const MAX_CODES = 10;
const LOCATIONS = ['Bern', 'Luzern'];

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const { ask, article } = checkoutCaller(() => services);
const { getCart } = cartCaller(() => services);

const after = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayAfter = (days: number) => after(days).toISOString().slice(0, 10);

async function customerCookie() {
  const { id, email } = await createAccount(services);
  return { id, cookie: (await signIn(services, email)).cookie };
}

/** An experience with two locations, and a voucher for it. */
async function anExperience(more: Parameters<typeof insertVoucher>[1] = {}) {
  const sku = await article({ productType: 'experienceVoucher', priceCents: 12_000 });
  await services.db
    .update(item)
    .set({ locations: LOCATIONS })
    .where(and(eq(item.site, mainSite), eq(item.id, sku)));
  return insertVoucher(services, { kind: 'experience', sku, itemId: sku, valueCents: 12_000, ...more });
}

const check = async (code: string) => ask(contract, 'Check', [code]);

describe('a code', () => {
  it('shows its voucher, however it is typed', async () => {
    const { id, code } = await insertVoucher(services, { message: 'Alles Gute!' });
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\n`]) {
      const { ret, error } = await check(typed);
      expect([error, ret]).toEqual([null, expect.objectContaining({ id, code, message: 'Alles Gute!' })]);
    }
  });

  it('is stored nowhere', async () => {
    const { code } = await insertVoucher(services);
    const rows = JSON.stringify(await services.db.select().from(voucher));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  it.each(['', 'E', 'AAAA-AAAA-AAAA-AAAA', "' or 1=1 --", '🎁'.repeat(20)])('%j shows nothing', async (code) => {
    expect(await check(code)).toMatchObject({ ret: null, error: { voucherError: 'NOT_FOUND' } });
  });

  it('of another shop shows nothing', async () => {
    const { code } = await insertVoucher(services, { site: otherSite });
    expect(await check(code)).toMatchObject({ ret: null, error: { voucherError: 'NOT_FOUND' } });
  });

  it('cannot be tried again and again', async () => {
    const strict = await startTestServices({ content: 'empty', config: { LIMIT_FACTOR: 0.05 } });
    const replies = [];
    for (let tries = 0; tries < 8; tries += 1) {
      replies.push(await strict.call(contract, 'Check', [`AAAA-AAAA-AAAA-AAA${tries}`]));
    }
    await strict.stop();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(Number(replies.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an experience', () => {
  it('is activated for a day and a location by whoever has the code, and then it is', async () => {
    const { code } = await anExperience();
    const activation = { date: dayAfter(30), location: 'Bern', name: 'Anna Muster', email: 'anna@example.com' };
    const { ret, error } = await ask(contract, 'Activate', [code, activation]);
    expect(error).toBeNull();
    expect(ret).toMatchObject({
      status: 'activated',
      activation: { date: activation.date, location: 'Bern' },
      isActivatable: false,
      isExchangeable: false,
    });
    expect((await ask(contract, 'Activate', [code, activation])).error).toEqual({ voucherError: 'ALREADY_ACTIVATED' });
    expect((await ask(contract, 'Exchange', [code, null])).error).toEqual({ voucherError: 'ALREADY_ACTIVATED' });
  });

  const who = { name: 'Anna', email: 'anna@example.com' };
  it.each([
    ['no day', { location: 'Bern', ...who }, { date: ['required'] }],
    ['today', { date: dayAfter(0), location: 'Bern', ...who }, { date: ['min'] }],
    ['a day after its end', { date: dayAfter(800), location: 'Bern', ...who }, { date: ['max'] }],
    ['a day that does not exist', { date: '2027-02-30', location: 'Bern', ...who }, { date: ['invalid'] }],
    ['no location', { date: dayAfter(30), ...who }, { location: ['required'] }],
    ['another location', { date: dayAfter(30), location: 'Genf', ...who }, { location: ['notExists'] }],
    ['nobody', { date: dayAfter(30), location: 'Bern' }, { name: ['required'], email: ['required'] }],
    ['a wrong address', { date: dayAfter(30), location: 'Bern', ...who, email: 'anna' }, { email: ['email'] }],
  ])('is not activated for %s', async (_name, activation, fields) => {
    const { code } = await anExperience();
    const { ret, error } = await ask(contract, 'Activate', [code, activation]);
    expect([ret?.status, error]).toEqual(['active', { validationError: { fields } }]);
  });

  it("is the customer's who activates it, without a name", async () => {
    const { code, id } = await anExperience();
    const { cookie } = await customerCookie();
    const { error } = await ask(contract, 'Activate', [code, { date: dayAfter(30), location: 'Luzern' }], { cookie });
    expect(error).toBeNull();
    const { ret } = await ask(contract, 'GetMyVouchers', [{}], { cookie });
    expect(ret.items.map((one) => [one.id, one.code, one.status])).toEqual([[id, code, 'activated']]);
  });

  it('is put into the cart to be exchanged, with the new one', async () => {
    const { code } = await anExperience();
    const other = await article({ productType: 'experienceVoucher', priceCents: 20_000 });
    const alone = await ask(contract, 'Exchange', [code, null]);
    expect([alone.error, alone.cart?.items, alone.cart?.voucherExchangeInfo]).toEqual([
      null,
      [],
      { exchangeVoucherAmount: { cents: 12_000 } },
    ]);
    const { cart } = await ask(contract, 'Exchange', [code, other], alone);
    expect([cart?.items.map(({ sku }) => sku), cart?.voucherExchangeInfo?.exchangeVoucherAmount.cents]).toEqual([
      [other],
      12_000,
    ]);
    expect((await getCart(alone)).voucherExchangeInfo).toEqual({ exchangeVoucherAmount: { cents: 12_000 } });
  });

  it('is not put into a cart that has as many codes as it may, nor is the new one', async () => {
    const other = await article({ productType: 'experienceVoucher', priceCents: 20_000 });
    let who: { cookie?: string | undefined } = {};
    for (let count = 0; count < MAX_CODES; count += 1)
      who = await ask(contract, 'Exchange', [(await anExperience()).code, null], who);
    const before = await getCart(who);
    const { code } = await anExperience();
    const { cart, error } = await ask(contract, 'Exchange', [code, other], who);
    expect(error).toEqual({ voucherError: 'NOT_EXCHANGEABLE' });
    expect([cart, await getCart(who)]).toEqual([before, before]);
    expect(before.items).toEqual([]);
  });

  it('is not exchanged for goods, nor for what does not exist', async () => {
    const { code } = await anExperience();
    for (const sku of [await article(), randomUUID()]) {
      const { error } = await ask(contract, 'Exchange', [code, sku]);
      expect(error).toEqual({ validationError: { fields: { sku: ['noMatchingProduct'] } } });
    }
  });
});

describe('a value voucher', () => {
  it('is stored in the account of whoever has the code', async () => {
    const { code, id } = await insertVoucher(services);
    const { cookie } = await customerCookie();
    expect((await ask(contract, 'Activate', [code, {}])).error).toEqual({ voucherError: 'NOT_ACTIVATABLE' });
    expect((await ask(contract, 'Activate', [code, {}], { cookie })).error).toBeNull();
    expect((await ask(contract, 'GetMyVouchers', [{}], { cookie })).ret.items.map((one) => one.id)).toEqual([id]);
    const other = await customerCookie();
    expect((await ask(contract, 'GetMyVouchers', [{}], other)).ret).toEqual({ items: [], count: 0 });
  });

  it('is not exchanged for an experience', async () => {
    const { code } = await insertVoucher(services);
    expect((await ask(contract, 'Exchange', [code, null])).error).toEqual({ voucherError: 'NOT_EXCHANGEABLE' });
  });
});

describe('a voucher', () => {
  it('is extended once, near its end or after it', async () => {
    const validUntil = after(-10);
    const { code } = await insertVoucher(services, { validUntil });
    const shown = (await check(code)).ret!;
    expect(shown.status).toBe('expired');
    const { ret, error } = await ask(contract, 'Extend', [code]);
    expect([error, ret?.status, ret?.validUntil, ret?.extendableUntil]).toEqual([
      null,
      'active',
      shown.extendableUntil,
      null,
    ]);
    expect((await ask(contract, 'Extend', [code])).error).toEqual({ voucherError: 'NOT_EXTENDABLE' });
  });

  it.each([
    ['long before its end', { validUntil: after(700) }],
    ['long after its end', { validUntil: after(-700) }],
    ['after it was canceled', { canceledAt: new Date() }],
  ])('is not extended %s', async (_name, more) => {
    const { code } = await insertVoucher(services, { validUntil: after(30), ...more });
    expect((await ask(contract, 'Extend', [code])).error).toEqual({ voucherError: 'NOT_EXTENDABLE' });
  });

  it.each([
    ['EXPIRED', { validUntil: after(-1) }],
    ['CANCELED', { canceledAt: new Date() }],
  ] as const)('that is %s does nothing', async (voucherError, more) => {
    const { code } = await anExperience(more);
    const activation = { date: dayAfter(30), location: 'Bern', name: 'Anna', email: 'anna@example.com' };
    expect((await ask(contract, 'Activate', [code, activation])).error).toEqual({ voucherError });
    expect((await ask(contract, 'Exchange', [code, null])).error).toEqual({ voucherError });
  });
});

it('lists vouchers in pages, the newest first', async () => {
  const { id: customerId, cookie } = await customerCookie();
  const ids: string[] = [];
  for (let age = 0; age < 5; age += 1) {
    ids.push((await insertVoucher(services, { customerId, createdAt: after(-age) })).id);
  }
  const page = async (number: number) => {
    const { items, count } = (await ask(contract, 'GetMyVouchers', [{ page: number, pageSize: 2 }], { cookie })).ret;
    return [items.map(({ id }) => id), count];
  };
  expect([await page(0), await page(2), await page(3)]).toEqual([
    [ids.slice(0, 2), 5],
    [ids.slice(4), 5],
    [[], 5],
  ]);
});

it('lists vouchers for customers alone', async () => {
  for (const cookie of [undefined, (await ask(contract, 'Exchange', [(await anExperience()).code, null])).cookie]) {
    expect((await services.call(contract, 'GetMyVouchers', [{}], { cookie })).status).toBe(401);
  }
});
