import { randomUUID } from 'node:crypto';
import { customer as customers, order, voucher } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { localDay } from '../src/localDay.ts';
import { sku as skuTable } from '../src/db/schema/catalogue.ts';
import { customer as customerTable } from '../src/db/schema/identity.ts';
import { shopOrder } from '../src/db/schema/order.ts';
import { createLogger } from '../src/logger.ts';
import { sweepPayments } from '../src/payment/sweepPayments.ts';
import { anAddress } from './support/anAddress.ts';
import { callBehind } from './support/callBehind.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { signInAs } from './support/signInAs.ts';
import { otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { orderMailKinds } from './support/takeMails.ts';

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder, stockOf } = checkoutCaller(() => services);

const customer = async (): Promise<Who> => ({ cookie: await signInAs(services) });
const guest = async (): Promise<Who> => buyer([await article()]);

async function placed(who: Who, skus: readonly string[]): Promise<string> {
  const { orderId, error } = await place(await buyer(skus, who));
  expect(error).toBeNull();
  return orderId;
}

async function keyOf(id: string): Promise<string> {
  const [row] = await services.db.select({ key: shopOrder.accessKey }).from(shopOrder).where(eq(shopOrder.id, id));
  return row!.key;
}

const change = (id: string, set: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(set).where(eq(shopOrder.id, id));
const cancel = (id: string, who: Who, key: string | null = null) => ask(order, 'Cancel', [id, key], who);
const list = async (who: Who, query: object = {}) => (await ask(order, 'GetOrders', [query], who)).ret;
const purchased = async (who: Who, query: object = {}) => (await ask(order, 'GetPurchased', [query], who)).ret;

describe('an order', () => {
  /** What every method that takes an order answers. */
  async function answers(id: string, who: Who, key: string | null = null) {
    const found = await ask(order, 'GetOrder', [id, key], who);
    const payment = await ask(order, 'GetPayment', [id, key], who);
    const canceled = await cancel(id, who, key);
    return [found, payment, canceled].map(({ ret, error }) => (ret ? 'found' : error));
  }
  const nothing = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];

  it.each<[string, () => Promise<Who>]>([
    ['a guest', guest],
    ['a customer', customer],
  ])('of %s is hidden from all others', async (_name, owner) => {
    const sku = await article({ stock: 5 });
    const ready = await buyer([sku], await owner());
    const { orderId } = await place(ready);
    for (const stranger of [{}, await guest(), await customer(), { cookie: await signInAs(services, ['support']) }]) {
      expect(await answers(orderId, stranger)).toEqual(nothing);
      expect(await answers(orderId, stranger, '')).toEqual(nothing);
      expect(await answers(orderId, stranger, `${await keyOf(orderId)}x`)).toEqual(nothing);
      expect(await answers(orderId, stranger, await keyOf(await placed(await guest(), [sku])))).toEqual(nothing);
    }
    expect(await answers(orderId, { site: otherSite }, await keyOf(orderId))).toEqual(nothing);
    expect(await getOrder(orderId, ready)).toMatchObject({ status: 'transmitted', isCancelable: true });
  });

  it('is opened by its owner, and by the key of its link', async () => {
    const who = await customer();
    const id = await placed(who, [await article()]);
    expect(await getOrder(id, who)).toMatchObject({ id });
    expect(await getOrder(id, {}, await keyOf(id))).toMatchObject({ id });
    expect(await answers(id, await guest(), await keyOf(id))).toEqual(['found', 'found', 'found']);
  });

  it.each(['', 'no-uuid', '0', randomUUID(), randomUUID().toUpperCase()])('is not found by the id %j', async (id) => {
    expect(await answers(id, await customer(), 'any')).toEqual(nothing);
  });

  it('never tells its key', async () => {
    const who = await customer();
    const id = await placed(who, [await article()]);
    const replies = [await getOrder(id, who), await list(who), await purchased(who)];
    expect(JSON.stringify(replies)).not.toContain(await keyOf(id));
  });
});

describe('what a guest has ordered', () => {
  async function register({ cookie }: Who): Promise<Who> {
    const prospect = { email: `${randomUUID()}@example.com`, password: PASSWORD, address: anAddress() };
    const reply = await ask(customers, 'CreateProspect', [prospect, null], { cookie });
    expect(reply.error).toBeNull();
    return { cookie: reply.cookie };
  }
  async function enter({ cookie }: Who): Promise<Who> {
    const { email } = await createAccount(services);
    return { cookie: (await signIn(services, email, PASSWORD, { cookie })).cookie };
  }
  const guestsOf = (email: string) => services.db.$count(customerTable, eq(customerTable.email, email));
  const mine = async (who: Who) => (await list(who)).items.map(({ id }) => id);

  it.each<[string, (who: Who) => Promise<Who>]>([
    ['registers', register],
    ['signs in to an account', enter],
  ])('is of the account once the guest %s, and nothing of anybody else', async (_name, become) => {
    const sku = await article();
    const other = await buyer([sku]);
    const theirs = await placed(other, [sku]);
    const who = await buyer([sku]);
    const { orderId } = await place(who);
    const account = await become(who);
    expect(await getOrder(orderId, account)).toMatchObject({ id: orderId, status: 'transmitted', isCancelable: true });
    expect(await mine(account)).toEqual([orderId]);
    expect((await purchased(account)).items).toMatchObject([{ sku, orderId }]);
    expect(await guestsOf(who.email)).toBe(0);
    expect([await getOrder(theirs, account), await mine(other)]).toEqual([null, [theirs]]);
    expect(await getOrder(orderId, other)).toBeNull();
  });

  it.each([true, false])(
    'counts as bought by its newest order, with the account before the guest: %s',
    async (isFirst) => {
      const sku = await article();
      const { email } = await createAccount(services);
      const account = async (from: Who = {}) => ({
        cookie: (await signIn(services, email, PASSWORD, { cookie: from.cookie })).cookie,
      });
      const who = await buyer([sku]);
      const key = randomUUID();
      // Under one key, which each of them may have used.
      const byAccount = async () => (await place(await buyer([sku], await account()), key)).orderId;
      const byGuest = async () => (await place(who, key)).orderId;
      const ids = isFirst ? [await byAccount(), await byGuest()] : [await byGuest(), await byAccount()];
      const now = await account(who);
      expect(await mine(now)).toEqual([ids[1], ids[0]]);
      expect((await purchased(now)).items).toMatchObject([{ sku, orderId: ids[1] }]);
      await cancel(ids[1]!, now);
      expect((await purchased(now)).items).toMatchObject([{ sku, orderId: ids[0] }]);
    },
  );

  it('comes with the vouchers that were bought', async () => {
    const sku = await article({ productType: 'valueVoucher', priceCents: 5_000 });
    const who = await buyer([sku], { redirects: true });
    const { orderId, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'pay');
    const account = await register(who);
    const { items } = (await ask(voucher, 'GetMyVouchers', [{}], account)).ret;
    expect(items).toMatchObject([{ status: 'active', value: { cents: 5_000 } }]);
    expect(await mine(account)).toEqual([orderId]);
  });

  it('that waits for its payment is of the account as well', async () => {
    const who = await buyer([await article()], { redirects: true });
    const { orderId, nextAction } = await place(who);
    const account = await enter(who);
    expect([await getOrder(orderId, account), await mine(account)]).toMatchObject([{ id: orderId }, []]);
    await services.choose(nextAction!.url, 'pay');
    expect(await mine(account)).toEqual([orderId]);
  });

  describe('while the guest signs in', () => {
    interface Attempt extends Who {
      orderId: string;
      error: unknown;
    }
    async function ready() {
      const sku = await article({ stock: 1 });
      const who = await buyer([sku]);
      const { email } = await createAccount(services);
      const signingIn = async () => ({ ...(await signIn(services, email, PASSWORD, who)), orderId: '' });
      return { sku, who, signingIn, placing: () => place(who) };
    }

    it('is of the account where it came first', async () => {
      const { sku, signingIn, placing } = await ready();
      const [order, account] = await callBehind<Attempt>(
        services.db,
        (tx) => tx.select().from(skuTable).where(eq(skuTable.sku, sku)).for('update'),
        [placing, signingIn],
      );
      expect([order!.error, account!.error]).toEqual([null, null]);
      expect(await mine(account!)).toEqual([order!.orderId]);
    });

    it('is to be looked at again where the sign-in came first', async () => {
      const { sku, who, signingIn, placing } = await ready();
      const [account, order] = await callBehind<Attempt>(
        services.db,
        (tx) => tx.select().from(customerTable).where(eq(customerTable.email, who.email)).for('update'),
        [signingIn, placing],
      );
      expect([account!.error, order!.error]).toEqual([null, { checkoutError: 'changed' }]);
      expect([await mine(account!), await stockOf(sku)]).toEqual([[], 1]);
    });
  });
});

describe('GetOrders', () => {
  it('takes no text that the database cannot compare', async () => {
    const { status } = await services.call(order, 'GetOrders', [{ term: '\u0000' }], await customer());
    expect(status).toBe(400);
  });

  it('has pages, the newest order first', async () => {
    const who = await customer();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift(await placed(who, [await article()]));
    const page = async (number: number) => {
      const { items, count } = await list(who, { page: number, pageSize: 2 });
      return [items.map(({ id }) => id), count];
    };
    expect([await page(0), await page(1), await page(2), await page(3)]).toEqual([
      [ids.slice(0, 2), 5],
      [ids.slice(2, 4), 5],
      [ids.slice(4), 5],
      [[], 5],
    ]);
  });

  it('finds orders by year, in local time, and by article', async () => {
    const who = await customer();
    const [oven, bowl] = [
      await article({ titles: { de: 'Ofen 100% Guss' } }),
      await article({ titles: { de: 'Schale' } }),
    ];
    const [first, second] = [await placed(who, [oven]), await placed(who, [bowl, oven])];
    const third = await placed(who, [bowl]);
    await change(first, { createdAt: new Date('2024-12-31T22:30:00Z') });
    await change(second, { createdAt: new Date('2024-12-31T23:30:00Z') });
    const thisYear = Number(localDay(new Date()).slice(0, 4));
    const ids = async (query: object) => (await list(who, query)).items.map(({ id }) => id);
    expect((await list(who)).years).toEqual([thisYear, 2025, 2024]);
    expect(await ids({ year: 2024 })).toEqual([first]);
    expect(await ids({ year: 2025 })).toEqual([second]);
    expect(await list(who, { year: 2023 })).toMatchObject({ items: [], count: 0, years: [thisYear, 2025, 2024] });
    expect(await ids({ term: ' SCHALE ' })).toEqual([third, second]);
    expect(await ids({ term: '0%' })).toEqual([second, first]);
    expect(await ids({ term: '%%' })).toEqual([]);
    expect(await ids({ term: '_' })).toEqual([]);
    expect(await ids({ term: 'Schale', year: thisYear })).toEqual([third]);
    expect(await ids({ term: ' ' })).toEqual([third, second, first]);
  });

  it('sums an order up', async () => {
    const who = await customer();
    const [a, b] = [await article(), await article()];
    const id = await placed(who, [a, a, b]);
    const { number, totals, orderedAt } = (await getOrder(id, who))!;
    const [summary] = (await list(who)).items;
    expect(summary).toMatchObject({ id, number, orderedAt, itemCount: 3, total: totals.due, status: 'transmitted' });
  });

  it('has nothing of others, and nothing of another site', async () => {
    const who = await customer();
    await placed(who, [await article()]);
    const empty = { items: [], count: 0, years: [] };
    expect(await list(await customer())).toEqual(empty);
    expect(await list(await guest())).toEqual(empty);
    const { status } = await services.call(order, 'GetOrders', [{}], { ...who, site: otherSite });
    expect(status).toBe(401);
  });

  it('is for customers and guests, in pages of a sensible size', async () => {
    expect((await services.call(order, 'GetOrders', [{}])).status).toBe(401);
    const who = await customer();
    for (const query of [{ page: -1 }, { pageSize: 0 }, { pageSize: 49 }, { year: 1999 }, { term: 'x'.repeat(101) }])
      expect((await services.call(order, 'GetOrders', [query], who)).status).toBe(400);
  });
});

describe('GetPurchased', () => {
  it('has every article once, the last bought first', async () => {
    const who = await customer();
    const [a, b, c] = [await article(), await article(), await article()];
    await placed(who, [a, b]);
    await placed(who, [c]);
    const last = await placed(who, [a]);
    const { items, count } = await purchased(who);
    expect([items.map(({ sku }) => sku), count]).toEqual([[a, c, b], 3]);
    expect(items[0]).toMatchObject({ orderId: last, title: `Titel ${a}`, url: `/p/${a}` });
    expect((await purchased(who, { page: 1, pageSize: 2 })).items.map(({ sku }) => sku)).toEqual([b]);
  });

  it('leaves out what was canceled, what waits for its payment, and what others bought', async () => {
    const who = await customer();
    const sku = await article();
    await cancel(await placed(who, [sku]), who);
    await place(await buyer([sku], { ...who, redirects: true }));
    expect(await purchased(who)).toEqual({ items: [], count: 0 });
    await placed(await customer(), [sku]);
    expect(await purchased(who)).toEqual({ items: [], count: 0 });
  });
});

describe('Cancel', () => {
  it('gives the goods back, once', async () => {
    const who = await customer();
    const [limited, unlimited] = [await article({ stock: 5 }), await article()];
    const id = await placed(who, [limited, limited, unlimited]);
    expect(await stockOf(limited)).toBe(3);
    const { ret, error } = await cancel(id, who);
    expect(error).toBeNull();
    expect(ret).toMatchObject({
      status: 'canceledByCustomer',
      isCancelable: false,
      events: [{ status: 'transmitted' }, { status: 'canceledByCustomer' }],
    });
    expect([await stockOf(limited), await stockOf(unlimited)]).toEqual([5, null]);
    expect(await cancel(id, who)).toMatchObject({ ret: { status: 'canceledByCustomer' }, error: 'NOT_CANCELABLE' });
    expect(await stockOf(limited)).toBe(5);
    expect(await orderMailKinds(services, id)).toEqual(['orderPlaced', 'orderCanceled']);
  });

  it('gives the goods back once when it is asked for at once', async () => {
    const who = await customer();
    const sku = await article({ stock: 5 });
    const id = await placed(who, [sku]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(id, who)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await stockOf(sku)).toBe(5);
  });

  it('gives the money back', async () => {
    const sku = await article({ stock: 1 });
    const who = await buyer([sku], { redirects: true });
    const { orderId, nextAction } = await place(who);
    expect(await cancel(orderId, who)).toMatchObject({ error: 'NOT_CANCELABLE' });
    await services.choose(nextAction!.url, 'pay');
    expect((await cancel(orderId, who)).error).toBeNull();
    const { db, mails, config } = services;
    await sweepPayments({ db, mails, config, log: createLogger({ LOG_LEVEL: 'silent' }) });
    const found = await getOrder(orderId, who);
    expect(found!.payment).toMatchObject({ status: 'paid', refunded: found!.payment.amount });
    expect(await stockOf(sku)).toBe(1);
    expect(await orderMailKinds(services, orderId)).toEqual(['orderPlaced', 'orderCanceled', 'orderRefunded']);
  });

  it.each(['readyForPickUp', 'shipped', 'delivered', 'completed', 'returned', 'canceled', 'refunded'])(
    'is too late for an order that is %s',
    async (status) => {
      const who = await customer();
      const sku = await article({ stock: 5 });
      const id = await placed(who, [sku]);
      await change(id, { status });
      expect(await cancel(id, who)).toMatchObject({ ret: { status, isCancelable: false }, error: 'NOT_CANCELABLE' });
      expect(await stockOf(sku)).toBe(4);
    },
  );
});
