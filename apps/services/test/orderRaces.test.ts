import { randomUUID } from 'node:crypto';
import { checkout, order, type PaymentError, paymentErrorSchema } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { cart } from '../src/db/schema/cart.ts';
import { orderLine, shopOrder } from '../src/db/schema/order.ts';
import { createLogger } from '../src/logger.ts';
import { sandboxProvider } from '../src/payment/sandboxProvider.ts';
import { sweepPayments } from '../src/payment/sweepPayments.ts';
import { callBehind } from './support/callBehind.ts';
import { cartCaller, units, type Who } from './support/cartCaller.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { tellOfPayment, type TestNews } from './support/startSandbox.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { orderMailKinds } from './support/takeMails.ts';

const BUYERS = 50;
const REPEATS = 20;
const NEWS = 100;
/** Longer than an order waits for its payment. */
const LONG_AGO_MS = 60 * 60_000;

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
  // Opens the queue of mails, as the process does before the first order.
  await place(await buyer([await article()]));
});
afterAll(() => services.stop());
const { add, call, getCart } = cartCaller(() => services);
const { ask, article, withCart, complete, buyer, place, getCheckout, getOrder, stockOf, setStock } = checkoutCaller(
  () => services,
);

const times = <T>(count: number, task: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

async function ordersWith(sku: string) {
  const rows = await services.db
    .select({ order: shopOrder })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(eq(orderLine.sku, sku));
  return rows.map((row) => row.order);
}

/** An order that waits for its payment. */
interface Pending {
  sku: string;
  who: Buyer;
  orderId: string;
  /** Of the payment page. */
  url: string;
  provider: string;
  reference: string;
}

async function pendingOrder(stock = 1): Promise<Pending> {
  const sku = await article({ stock });
  const who = await buyer([sku], { redirects: true });
  const { orderId, nextAction } = await place(who);
  const row = await rowOf(orderId);
  return {
    sku,
    who,
    orderId,
    url: nextAction!.url,
    provider: row.paymentProvider!,
    reference: row.paymentReference!,
  };
}

async function rowOf(orderId: string) {
  const [row] = await services.db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  return row!;
}

const tell = (
  { provider, reference }: Pending,
  status: TestNews['status'],
  reason: PaymentError | null = null,
  secret?: string,
): Promise<number> => tellOfPayment(services.url, { provider, reference, status, reason }, secret);

const getPayment = async ({ orderId, who }: Pending) => (await ask(order, 'GetPayment', [orderId, null], who)).ret;
const sweep = () => {
  const { db, mails, config } = services;
  return sweepPayments({ db, mails, config, log: createLogger({ LOG_LEVEL: 'silent' }) });
};

async function giveUp(pending: Pending): Promise<void> {
  const createdAt = new Date(Date.now() - LONG_AGO_MS);
  await services.db.update(shopOrder).set({ createdAt }).where(eq(shopOrder.id, pending.orderId));
  await sweep();
}

describe('the last article', () => {
  it(`is sold once to ${BUYERS} buyers`, async () => {
    const sku = await article({ stock: 1 });
    const buyers: Buyer[] = [];
    for (let index = 0; index < BUYERS; index += 1) buyers.push(await buyer([sku]));
    const replies = await Promise.all(buyers.map((who) => place(who)));
    const [won, ...more] = replies.filter(({ error }) => error === null);
    expect([won?.orderId === '', more]).toEqual([false, []]);
    const reasons = new Set(replies.flatMap(({ error }) => (error ? [JSON.stringify(error)] : [])));
    const told = [{ cartItemError: { sku, available: 0 } }, { checkoutError: 'unavailable' }].map((one) =>
      JSON.stringify(one),
    );
    expect(told).toEqual(expect.arrayContaining([...reasons]));
    expect(await stockOf(sku)).toBe(0);
    expect(await ordersWith(sku)).toHaveLength(1);
    expect(await orderMailKinds(services, won!.orderId)).toEqual(['orderPlaced']);
  });

  it('is sold once to buyers who pay at a provider', async () => {
    const sku = await article({ stock: 1 });
    const buyers: Buyer[] = [];
    for (let index = 0; index < REPEATS; index += 1) buyers.push(await buyer([sku], { redirects: index % 2 === 0 }));
    const replies = await Promise.all(buyers.map((who) => place(who)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect([await stockOf(sku), (await ordersWith(sku)).length]).toEqual([0, 1]);
  });

  it('is not sold twice by carts with the same articles in another order', async () => {
    const skus = [await article({ stock: 10 }), await article({ stock: 10 })];
    const buyers: Buyer[] = [];
    for (let index = 0; index < REPEATS; index += 1)
      buyers.push(await buyer(index % 2 === 0 ? skus : [...skus].reverse()));
    const replies = await Promise.all(buyers.map((who) => place(who)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(10);
    expect(await Promise.all(skus.map(stockOf))).toEqual([0, 0]);
  });
});

describe('the same key', () => {
  it.each([
    ['an order on account', false],
    ['an order that is paid at a provider', true],
  ])(`makes ${REPEATS} calls at once %s`, async (_name, redirects) => {
    const sku = await article({ stock: 5 });
    const who = await buyer([sku], { redirects });
    const key = randomUUID();
    const replies = await times(REPEATS, () => place(who, key));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const [{ orderId, error, nextAction }] = replies as [(typeof replies)[number]];
    expect([error, nextAction?.kind]).toEqual([null, redirects ? 'redirect' : 'none']);
    expect(await stockOf(sku)).toBe(4);
    expect(await ordersWith(sku)).toHaveLength(1);
    expect(await orderMailKinds(services, orderId)).toEqual(redirects ? [] : ['orderPlaced']);
    expect(await place(who, key)).toMatchObject({ orderId, error: null });
  });

  it('is not for another order', async () => {
    const sku = await article({ stock: 5 });
    const who = await buyer([sku]);
    const key = randomUUID();
    await place(who, key);
    const next = await complete(await withCart([sku], who));
    expect((await place(next, key)).error).toEqual({ checkoutError: 'keyReused' });
    expect(await stockOf(sku)).toBe(4);
    expect((await place(next)).error).toBeNull();
  });

  it('is another one of another visitor', async () => {
    const sku = await article({ stock: 5 });
    const key = randomUUID();
    const [one, other] = [await place(await buyer([sku]), key), await place(await buyer([sku]), key)];
    expect([one.error, other.error, one.orderId === other.orderId]).toEqual([null, null, false]);
  });

  it.each(paymentErrorSchema.options)('is told again why its payment was refused: %s', async (reason) => {
    const sku = await article({ stock: 1 });
    const who = await buyer([sku], { redirects: true });
    const key = randomUUID();
    const { orderId } = await place(who, key);
    const { paymentProvider: provider, paymentReference: reference } = await rowOf(orderId);
    const news = { provider: provider!, reference: reference!, status: 'refused' as const, reason };
    expect(await tellOfPayment(services.url, news)).toBe(200);
    expect((await ask(order, 'GetPayment', [orderId, null], who)).ret).toEqual({ status: 'refused', reason });
    expect(await place(who, key)).toMatchObject({ orderId: '', error: { paymentError: reason } });
    expect([await stockOf(sku), (await getCart(who)).items.length]).toEqual([1, 1]);
  });
});

describe('a payment', () => {
  const confirmed = { status: 'transmitted', payment: { status: 'paid' }, isCancelable: true };

  it(`is settled once by ${NEWS} webhooks and visitors who come back at once`, async () => {
    const pending = await pendingOrder();
    await services.choose(pending.url, 'payWithoutWebhook');
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({ payment: { status: 'pending' } });
    const replies = await times(NEWS, async (index) => (index % 2 === 0 ? getPayment(pending) : tell(pending, 'paid')));
    const paid = { status: 'paid', reason: null };
    expect(replies).toEqual(replies.map((_reply, index) => (index % 2 === 0 ? paid : 200)));
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({ ...confirmed, events: [{}] });
    expect(await orderMailKinds(services, pending.orderId)).toEqual(['orderPlaced']);
    expect(await stockOf(pending.sku)).toBe(0);
    expect((await getCart(pending.who)).items).toEqual([]);
  });

  it.each(['pay', 'payLate', 'payTwice', 'payOutOfOrder'])('confirms the order once: %s', async (outcome) => {
    const pending = await pendingOrder();
    expect((await ask(order, 'GetOrders', [{}], pending.who)).ret.items).toEqual([]);
    expect(await orderMailKinds(services, pending.orderId)).toEqual([]);
    await services.choose(pending.url, outcome);
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject(confirmed);
    expect(await orderMailKinds(services, pending.orderId)).toEqual(['orderPlaced']);
    expect((await ask(order, 'GetOrders', [{}], pending.who)).ret.items).toMatchObject([{ id: pending.orderId }]);
  });

  it('is asked for once more before its order is given up', async () => {
    const pending = await pendingOrder();
    await services.choose(pending.url, 'payWithoutWebhook');
    await giveUp(pending);
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject(confirmed);
  });

  it('that is refused gives the goods back and keeps the cart, which is then ordered by another method', async () => {
    const pending = await pendingOrder();
    await services.choose(pending.url, 'cancel');
    expect(await getPayment(pending)).toEqual({ status: 'refused', reason: 'canceled' });
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({
      status: 'invalid',
      isCancelable: false,
      events: [{ status: 'transmitted' }, { status: 'invalid' }],
    });
    expect(await stockOf(pending.sku)).toBe(1);
    expect(await getCheckout(pending.who)).toMatchObject({ step: 'review', cart: { items: [{ sku: pending.sku }] } });

    const again = await place(await complete(pending.who));
    expect(again.error).toBeNull();
    expect(await stockOf(pending.sku)).toBe(0);
    expect(await orderMailKinds(services, pending.orderId)).toEqual([]);
    expect(await orderMailKinds(services, again.orderId)).toEqual(['orderPlaced']);
  });

  it('stays as it is when older news arrive', async () => {
    const paid = await pendingOrder();
    for (const status of ['pending', 'paid', 'refused', 'pending'] as const) await tell(paid, status);
    expect(await getOrder(paid.orderId, paid.who)).toMatchObject(confirmed);
    const refused = await pendingOrder();
    for (const status of ['refused', 'pending', 'refused'] as const) await tell(refused, status, 'expiredCard');
    expect(await getPayment(refused)).toEqual({ status: 'refused', reason: 'expiredCard' });
    expect(await stockOf(refused.sku)).toBe(1);
  });

  it('is given back once when its order is canceled again and again while news come', async () => {
    const pending = await pendingOrder();
    await services.choose(pending.url, 'pay');
    const cancel = async () => (await ask(order, 'Cancel', [pending.orderId, null], pending.who)).error;
    const replies = await times(REPEATS, async (index) => (index % 2 === 0 ? cancel() : tell(pending, 'paid')));
    expect(replies.filter((reply) => reply === null)).toHaveLength(1);
    await Promise.all([sweep(), sweep(), cancel(), tell(pending, 'paid'), sweep()]);
    await sweep();
    const found = await getOrder(pending.orderId, pending.who);
    expect(found).toMatchObject({ status: 'refunded', payment: { refunded: found!.payment.amount } });
    expect(await stockOf(pending.sku)).toBe(1);
    const kinds = await orderMailKinds(services, pending.orderId);
    expect(kinds).toEqual(['orderPlaced', 'orderCanceled', 'orderRefunded']);
    // There is nothing left of the money.
    const more = sandboxProvider(services.config).refund(
      { reference: pending.reference, transaction: null },
      { id: 'more', cents: 1, currency: 'CHF' },
    );
    await expect(more).rejects.toThrow('409');
  });

  it('changes nothing without the right signature, nor of an unknown payment or provider', async () => {
    const pending = await pendingOrder();
    expect(await tell(pending, 'paid', null, 'another secret of thirty-two letters')).toBe(403);
    expect(await tell({ ...pending, reference: 'unknown' }, 'paid')).toBe(200);
    expect(await tell({ ...pending, provider: 'LO' }, 'paid')).toBe(200);
    expect(await tell({ ...pending, provider: 'ZZ' }, 'paid')).toBe(404);
    const unsigned = await fetch(`${services.url}/services/payments/${pending.provider}`, {
      method: 'POST',
      body: '[]',
    });
    expect(unsigned.status).toBe(403);
    expect(await getPayment(pending)).toEqual({ status: 'pending', reason: null });
  });
});

describe('a payment whose visitor signs in meanwhile', () => {
  /** An account that has articles in its cart. */
  async function accountWith(skus: readonly string[]) {
    const { email } = await createAccount(services);
    const enter = async (cookie?: string) => ({ cookie: (await signIn(services, email, PASSWORD, { cookie })).cookie });
    await withCart(skus, await enter());
    return enter;
  }

  it('takes what was ordered out of the cart, and leaves what the customer had in it', async () => {
    const other = await article();
    const pending = await pendingOrder(1);
    const enter = await accountWith([other]);
    const account = await enter(pending.who.cookie);
    const before = await getCart(account);
    // The order has the last one, which is not told as missing.
    expect(before).toMatchObject({ unavailableItems: [{ sku: pending.sku, qty: 1 }], merge: { limited: [] } });
    await services.choose(pending.url, 'pay');
    expect(units(await getCart(account))).toEqual([[other, 1]]);
  });

  it.each([
    ['of which there are enough', 9, 9],
    ['of which there are fewer by now', 9, 1],
  ])('takes as many units as were ordered of an article %s', async (_name, stock, left) => {
    const pending = await pendingOrder(stock);
    const enter = await accountWith([pending.sku, pending.sku, pending.sku]);
    await setStock(pending.sku, left);
    const account = await enter(pending.who.cookie);
    expect(units(await getCart(account))).toEqual([[pending.sku, 4]]);
    await services.choose(pending.url, 'pay');
    const [line] = (await call('GetCart', [], account)).body[0].items;
    expect([line.sku, line.qty]).toEqual([pending.sku, 3]);
  });

  it('takes it out of the cart also when the money comes late', async () => {
    const pending = await pendingOrder(2);
    await services.choose(pending.url, 'cancel');
    const account = await (await accountWith([]))(pending.who.cookie);
    expect(units(await getCart(account))).toEqual([[pending.sku, 1]]);
    await tell(pending, 'paid');
    expect(await rowOf(pending.orderId)).toMatchObject({ status: 'transmitted', paymentStatus: 'paid' });
    expect(units(await getCart(account))).toEqual([]);
  });

  it('takes the codes that it used, and leaves those of the customer', async () => {
    const [used, own] = [await insertVoucher(services, { valueCents: 100 }), await insertVoucher(services)];
    const who = await withCart([await article({ priceCents: 5_000 })]);
    await ask(checkout, 'AddCode', [used.code], who);
    const ready = await complete(who, { redirects: true });
    const { nextAction } = await place(ready);
    const enter = await accountWith([await article()]);
    await ask(checkout, 'AddCode', [own.code], await enter());
    const account = await enter(ready.cookie);
    await services.choose(nextAction!.url, 'pay');
    expect((await getCheckout(account))!.codes).toMatchObject([{ id: own.id, problem: null }]);
  });

  it('is settled by news that come during the sign-in', async () => {
    const pending = await pendingOrder(5);
    const enter = await accountWith([pending.sku]);
    const { cartId } = await rowOf(pending.orderId);
    const [account, status] = await callBehind<Who | number>(
      services.db,
      (tx) => tx.select().from(cart).where(eq(cart.id, cartId!)).for('update'),
      [() => enter(pending.who.cookie), () => tell(pending, 'paid')],
    );
    expect(status).toBe(200);
    expect(await getOrder(pending.orderId, account as Who)).toMatchObject({ payment: { status: 'paid' } });
    expect(units(await getCart(account as Who))).toEqual([[pending.sku, 1]]);
  });
});

it('a payment leaves what its visitor puts into the cart meanwhile', async () => {
  const pending = await pendingOrder(9);
  const other = await article();
  await add(pending.sku, 2, pending.who);
  await add(other, 1, pending.who);
  await services.choose(pending.url, 'pay');
  const lines: [string, number][] = [
    [pending.sku, 2],
    [other, 1],
  ];
  expect(new Map(units(await getCart(pending.who)) as [string, number][])).toEqual(new Map(lines));
});

describe('an order that was given up', () => {
  it('gives the goods back', async () => {
    const pending = await pendingOrder();
    await giveUp(pending);
    expect(await getPayment(pending)).toEqual({ status: 'refused', reason: 'timeout' });
    expect(await stockOf(pending.sku)).toBe(1);
  });

  it('is taken up again when its money comes after all', async () => {
    const pending = await pendingOrder();
    await giveUp(pending);
    await services.choose(pending.url, 'pay');
    expect(await getOrder(pending.orderId, pending.who)).toMatchObject({
      status: 'transmitted',
      payment: { status: 'paid', refunded: { cents: 0 } },
    });
    expect(await stockOf(pending.sku)).toBe(0);
    expect(await orderMailKinds(services, pending.orderId)).toEqual(['orderPlaced']);
  });

  it('is refunded once when its goods are gone', async () => {
    const pending = await pendingOrder();
    await giveUp(pending);
    await setStock(pending.sku, 0);
    await services.choose(pending.url, 'payTwice');
    await Promise.all([sweep(), sweep(), sweep()]);
    const found = await getOrder(pending.orderId, pending.who);
    expect(found).toMatchObject({ status: 'invalid', payment: { refunded: found!.payment.amount } });
    expect(await orderMailKinds(services, pending.orderId)).toEqual(['orderRefunded']);
    const more = sandboxProvider(services.config).refund(
      { reference: pending.reference, transaction: null },
      { id: 'more', cents: 1, currency: 'CHF' },
    );
    await expect(more).rejects.toThrow('409');
    expect(await stockOf(pending.sku)).toBe(0);
  });

  it('takes no goods twice when its money comes while the visitor orders again', async () => {
    const pending = await pendingOrder();
    await giveUp(pending);
    const again = await complete(pending.who);
    const [placed, ...statuses] = await Promise.all([
      place(again),
      ...Array.from({ length: 5 }, () => tell(pending, 'paid')),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await sweep();
    const first = await getOrder(pending.orderId, pending.who);
    expect(first!.payment.status).toBe('paid');
    expect(await stockOf(pending.sku)).toBe(0);
    expect(first!.status).toBe(placed.error === null ? 'invalid' : 'transmitted');
  });
});
