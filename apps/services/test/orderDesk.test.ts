import { randomUUID } from 'node:crypto';
import { type ArgsInputOf, type DeskOrder, order, orderDesk, type OrderStatus, orderStatuses } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { orderRefund, shopOrder } from '../src/db/schema/order.ts';
import { createLogger } from '../src/logger.ts';
import { sweepPayments } from '../src/payment/sweepPayments.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { signInAs } from './support/signInAs.ts';
import { otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { orderMailKinds, takeOrderMails } from './support/takeMails.ts';

type Refund = ArgsInputOf<typeof orderDesk, 'Refund'>[2];
type Parcels = { carrier: string; trackingUrl: string }[];

let services: ServicesWithSandbox;
let staff: Who;
beforeAll(async () => {
  services = await startWithSandbox();
  staff = { cookie: await signInAs(services, ['support']) };
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder, stockOf } = checkoutCaller(() => services);

async function placed({ redirects = false, skus = [] as string[], locale = undefined as string | undefined } = {}) {
  const who = await buyer(skus.length > 0 ? skus : [await article({ stock: 5 })], {
    redirects,
    ...(locale && { locale }),
  });
  const { orderId, nextAction, error } = await place(who);
  expect(error).toBeNull();
  return { id: orderId, who, url: nextAction!.url };
}
async function paidOrder(skus: string[] = []) {
  const found = await placed({ redirects: true, skus });
  await services.choose(found.url, 'pay');
  return found;
}

const show = async (id: string): Promise<DeskOrder> => (await ask(orderDesk, 'GetOrder', [id], staff)).ret!;
const setStatus = (id: string, status: OrderStatus, parcels: Parcels = []) =>
  ask(orderDesk, 'SetStatus', [id, { status, parcels }], staff);
const setPaid = (id: string) => ask(orderDesk, 'SetPaid', [id], staff);
const refund = (id: string, wanted: Refund, key: string = randomUUID()) =>
  ask(orderDesk, 'Refund', [id, key, wanted], staff);
const change = (id: string, set: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(set).where(eq(shopOrder.id, id));
const sweep = (more: Partial<typeof services.config> = {}) => {
  const { db, mails, config } = services;
  return sweepPayments({ db, mails, config: { ...config, ...more }, log: createLogger({ LOG_LEVEL: 'silent' }) });
};

describe('the desk', () => {
  it.each(['customer', 'moderator', 'editor'] as const)('is closed to a %s', async (role) => {
    const { id, who } = await placed();
    const stranger = { cookie: await signInAs(services, role === 'customer' ? [] : [role]) };
    const calls: [string, unknown[]][] = [
      ['GetOrders', [{}]],
      ['GetOrder', [id]],
      ['SetStatus', [id, { status: 'shipped' }]],
      ['SetPaid', [id]],
      ['Refund', [id, 'key', { cents: 1 }]],
      ['SetRefunded', [id, id]],
    ];
    for (const [method, args] of calls) {
      expect((await services.call(orderDesk, method, args, stranger)).status).toBe(403);
      expect((await services.call(orderDesk, method, args, who)).status).toBe(401);
    }
    expect(await getOrder(id, who)).toMatchObject({ status: 'transmitted', payment: { status: 'open' } });
  });

  it('shows and changes orders of its site alone', async () => {
    const { id } = await placed();
    await change(id, { site: otherSite });
    const missing = { ret: null, error: 'NOT_FOUND' };
    expect(await ask(orderDesk, 'GetOrder', [id], staff)).toMatchObject(missing);
    expect(await setStatus(id, 'shipped')).toMatchObject(missing);
    expect(await setPaid(id)).toMatchObject(missing);
    expect(await refund(id, { cents: 1 })).toMatchObject(missing);
    expect(await ask(orderDesk, 'SetRefunded', [id, randomUUID()], staff)).toMatchObject(missing);
    expect(await ask(orderDesk, 'GetOrder', ['no-uuid'], staff)).toMatchObject(missing);
  });

  it('finds orders by number, address and status', async () => {
    const { id, who } = await placed();
    const { number } = await show(id);
    const ids = async (query: object) =>
      (await ask(orderDesk, 'GetOrders', [query], staff)).ret.items.map((found) => found.id);
    expect(await ids({ term: ` ${number} ` })).toEqual([id]);
    expect(await ids({ term: who.email.slice(0, 20).toUpperCase() })).toEqual([id]);
    expect(await ids({ term: who.email, status: 'shipped' })).toEqual([]);
    expect(await ids({ term: '%' })).toEqual([]);
    expect(await ids({ term: '9'.repeat(40) })).toEqual([]);
    expect((await ids({}))[0]).toBe(id);
  });
});

describe('a status', () => {
  const next: Partial<Record<OrderStatus, OrderStatus[]>> = {
    transmitted: ['canceled', 'readyForPickUp', 'shipped'],
    readyForPickUp: ['canceled', 'completed', 'delivered'],
    shipped: ['delivered', 'returned'],
    delivered: ['completed', 'returned'],
    completed: ['returned'],
  };

  it.each(orderStatuses)('follows on %s only as its transitions say', async (from) => {
    const { id } = await placed();
    const start = { status: from, paymentMethod: 'inv' };
    await change(id, start);
    expect((await show(id)).nextStatuses).toEqual(next[from] ?? []);
    for (const to of orderStatuses) {
      const isAllowed = next[from]?.includes(to) ?? false;
      const { ret, error } = await setStatus(id, to);
      expect([from, to, error, ret!.status]).toEqual([
        from,
        to,
        isAllowed ? null : 'NOT_ALLOWED',
        isAllowed ? to : from,
      ]);
      await change(id, start);
    }
  });

  it('is that of one of two who change it at once', async () => {
    const { id } = await placed();
    await change(id, { paymentMethod: 'inv' });
    const replies = await Promise.all([setStatus(id, 'shipped'), setStatus(id, 'canceled'), setStatus(id, 'shipped')]);
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await show(id)).events).toHaveLength(2);
  });

  it('of a prepayment waits for the money', async () => {
    const { id } = await placed();
    await change(id, { paymentMethod: 'pre' });
    expect((await setStatus(id, 'shipped')).error).toBe('NOT_ALLOWED');
    expect(await setPaid(id)).toMatchObject({ error: null, ret: { payment: { status: 'paid' } } });
    expect((await setPaid(id)).error).toBe('NOT_ALLOWED');
    expect((await setStatus(id, 'shipped')).error).toBeNull();
  });

  it('does not change while a payment is pending', async () => {
    const { id } = await placed({ redirects: true });
    expect((await show(id)).nextStatuses).toEqual([]);
    for (const status of ['shipped', 'canceled'] as const)
      expect((await setStatus(id, status)).error).toBe('NOT_ALLOWED');
    expect((await setPaid(id)).error).toBe('NOT_ALLOWED');
    expect((await refund(id, { cents: 1 })).error).toBe('NOT_ALLOWED');
  });

  it('canceled gives goods and money back', async () => {
    const sku = await article({ stock: 3 });
    const { id } = await paidOrder([sku]);
    expect((await setStatus(id, 'canceled')).error).toBeNull();
    expect(await stockOf(sku)).toBe(3);
    await sweep();
    const found = await show(id);
    expect(found).toMatchObject({ status: 'refunded', payment: { refunded: found.payment.amount }, nextStatuses: [] });
    expect(await orderMailKinds(services, id)).toEqual(['orderPlaced', 'orderCanceled', 'orderRefunded']);
  });
});

describe('a dispatch', () => {
  const parcels = [
    { carrier: 'Post', trackingUrl: 'https://track.example/99.00' },
    { carrier: 'Velokurier', trackingUrl: '' },
  ];

  it('tells the buyer in the language of the order, with the links of the parcels', async () => {
    const { id, who } = await placed({ locale: 'fr' });
    await change(id, { paymentMethod: 'inv' });
    await takeOrderMails(services, id);
    await setStatus(id, 'shipped', parcels);
    const [mail, ...more] = await takeOrderMails(services, id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: who.email, subject: expect.stringMatching(/est en route$/) });
    expect(mail!.text).toContain('Post: https://track.example/99.00');
    expect(mail!.text).toContain('Velokurier: En route');
    expect(mail!.html).toMatch(/<a[^>]* href="https:\/\/track\.example\/99\.00"[^>]*>Suivre le colis<\/a>/);
    expect((await getOrder(id, who))!.parcels).toMatchObject(parcels);
  });

  it.each(['readyForPickUp', 'canceled'] as const)('is needed for parcels: %s has none', async (status) => {
    const { id } = await placed();
    await change(id, { paymentMethod: 'inv' });
    expect((await setStatus(id, status, parcels)).error).toBe('NOT_ALLOWED');
    expect(await show(id)).toMatchObject({ status: 'transmitted', parcels: [] });
  });

  it.each([
    [{ carrier: '', trackingUrl: '' }],
    [{ carrier: 'x'.repeat(51), trackingUrl: '' }],
    [{ carrier: 'Post', trackingUrl: 'javascript:alert(1)' }],
    [{ carrier: 'Post', trackingUrl: 'http://track.example' }],
  ])('takes no parcel such as %j', async (parcel) => {
    const { id } = await placed();
    const { status } = await services.call(
      orderDesk,
      'SetStatus',
      [id, { status: 'shipped', parcels: [parcel] }],
      staff,
    );
    expect(status).toBe(400);
  });

  it('is announced to who picks the order up', async () => {
    const { id } = await placed();
    await change(id, { paymentMethod: 'on-pickup' });
    await setStatus(id, 'readyForPickUp');
    expect(await orderMailKinds(services, id)).toEqual(['orderPlaced', 'orderReady']);
  });
});

describe('a refund', () => {
  it('of lines goes back through the provider, and the buyer is told how much', async () => {
    const [bowl, pan] = [await article({ priceCents: 2_500 }), await article({ priceCents: 1_000 })];
    const { id, who } = await paidOrder([bowl, bowl, pan]);
    await takeOrderMails(services, id);
    const { lines } = await show(id);
    const line = lines.find(({ sku }) => sku === bowl)!;
    const decided = await refund(id, { lines: [{ id: line.id, qty: 1 }] });
    expect(decided).toMatchObject({ error: null, ret: { refunds: [{ amount: { cents: 2_500 }, paidAt: null }] } });
    await Promise.all([sweep(), sweep()]);
    expect(await getOrder(id, who)).toMatchObject({
      status: 'transmitted',
      payment: { refunded: { cents: 2_500 } },
      refunds: [{ amount: { cents: 2_500 }, lines: [{ id: line.id, qty: 1 }], paidAt: expect.any(Number) }],
    });
    const mails = await takeOrderMails(services, id);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/Zurückgegeben: CHF.25\.00/);
  });

  it('is never more than was paid, in however many parts', async () => {
    const { id } = await paidOrder();
    const { payment } = await show(id);
    const paid = payment.amount.cents;
    expect((await refund(id, { cents: paid + 1 })).error).toBe('TOO_MUCH');
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(id, { cents: Math.ceil(paid / 3) })));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(2);
    const { refundable, refunds } = await show(id);
    expect(refunds.reduce((sum, { amount }) => sum + amount.cents, refundable.cents)).toBe(paid);
    expect((await refund(id, { cents: refundable.cents })).error).toBeNull();
    await sweep();
    expect((await show(id)).payment.refunded.cents).toBe(paid);
    expect((await refund(id, { cents: 1 })).error).toBe('TOO_MUCH');
  });

  it('is one under its key', async () => {
    const { id } = await paidOrder();
    const replies = await Promise.all(Array.from({ length: 5 }, () => refund(id, { cents: 100 }, 'once')));
    expect(replies.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    expect((await refund(id, { cents: 200 }, 'once')).error).toBe('NOT_ALLOWED');
    expect((await show(id)).refunds).toMatchObject([{ amount: { cents: 100 } }]);
  });

  it('of a line is not for more units than were bought', async () => {
    const sku = await article({ priceCents: 500 });
    const { id } = await paidOrder([sku, await article({ priceCents: 9_000 })]);
    const line = (await show(id)).lines.find((one) => one.sku === sku)!;
    expect((await refund(id, { lines: [{ id: line.id, qty: 2 }] })).error).toBe('TOO_MUCH');
    expect((await refund(id, { lines: [{ id: line.id, qty: 1 }] })).error).toBeNull();
    expect((await refund(id, { lines: [{ id: line.id, qty: 1 }] })).error).toBe('TOO_MUCH');
    expect((await refund(id, { lines: [{ id: '99', qty: 1 }] })).error).toBe('TOO_MUCH');
  });

  it('of an unpaid order is not made', async () => {
    const { id } = await placed();
    expect((await refund(id, { cents: 1 })).error).toBe('NOT_ALLOWED');
  });

  it.each([{}, { cents: 0 }, { cents: -5 }, { cents: 1.5 }, { lines: [] }, { lines: [{ id: '0', qty: 0 }] }])(
    'takes no %j',
    async (wanted) => {
      const { status } = await services.call(orderDesk, 'Refund', [randomUUID(), 'key', wanted], staff);
      expect(status).toBe(400);
    },
  );

  it('of a bank transfer is made by people, who find it and say so once', async () => {
    const { id, who } = await placed();
    await change(id, { paymentMethod: 'pre' });
    await setPaid(id);
    await setStatus(id, 'canceled');
    await sweep();
    const found = await show(id);
    expect(found).toMatchObject({ refunds: [{ isByPeople: true }], payment: { refunded: { cents: 0 } } });
    const needed = async () =>
      (await ask(orderDesk, 'GetOrders', [{ needsRefund: true, term: who.email }], staff)).ret.items;
    expect(await needed()).toMatchObject([{ id }]);
    const args: [string, string] = [id, found.refunds[0]!.id];
    const replies = await Promise.all([1, 2, 3].map(() => ask(orderDesk, 'SetRefunded', args, staff)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await needed()).toEqual([]);
    expect(await show(id)).toMatchObject({ status: 'refunded', payment: { refunded: found.payment.amount } });
    expect(await orderMailKinds(services, id)).toEqual(['orderPlaced', 'orderCanceled', 'orderRefunded']);
  });

  it('of a provider is not said to be made by people', async () => {
    const { id } = await paidOrder();
    await refund(id, { cents: 100 });
    const { refunds } = await show(id);
    expect((await ask(orderDesk, 'SetRefunded', [id, refunds[0]!.id], staff)).error).toBe('NOT_ALLOWED');
    expect((await show(id)).payment.refunded.cents).toBe(0);
  });

  it('of a provider is made by people once it could not be sent for days', async () => {
    const { id, who } = await paidOrder();
    await refund(id, { cents: 100 });
    const needed = async () => {
      await sweep({ PAYMENT_SANDBOX_URL: '' });
      return (await ask(orderDesk, 'GetOrders', [{ needsRefund: true, term: who.email }], staff)).ret.items;
    };
    expect(await needed()).toEqual([]);
    await services.db
      .update(orderRefund)
      .set({ createdAt: new Date(Date.now() - 4 * 86_400_000) })
      .where(eq(orderRefund.orderId, id));
    expect(await needed()).toMatchObject([{ id }]);
    const { refunds } = await show(id);
    expect((await ask(orderDesk, 'SetRefunded', [id, refunds[0]!.id], staff)).error).toBeNull();
    expect((await show(id)).payment.refunded.cents).toBe(100);
  });

  it('of one order is not made for another', async () => {
    const [one, other] = [await placed(), await placed()];
    for (const { id } of [one, other]) {
      await setPaid(id);
      await refund(id, { cents: 100 });
    }
    const [first] = (await show(one.id)).refunds;
    expect((await ask(orderDesk, 'SetRefunded', [other.id, first!.id], staff)).error).toBe('NOT_FOUND');
    expect((await show(one.id)).refunds).toMatchObject([{ paidAt: null }]);
  });

  it('of a part comes before the rest when the order is cancelled', async () => {
    const { id, who } = await paidOrder();
    await refund(id, { cents: 100 });
    expect((await ask(order, 'Cancel', [id, null], who)).error).toBeNull();
    await sweep();
    const found = await show(id);
    expect(found.payment.refunded).toEqual(found.payment.amount);
    expect(found.refunds.map(({ amount }) => amount.cents)).toEqual([100, found.payment.amount.cents - 100]);
  });

  it('of the whole makes the order refunded that is cancelled afterwards', async () => {
    const { id, who } = await paidOrder();
    const { payment } = await show(id);
    await refund(id, { cents: payment.amount.cents });
    await sweep();
    expect(await show(id)).toMatchObject({ status: 'transmitted', payment: { refunded: payment.amount } });
    expect((await ask(order, 'Cancel', [id, null], who)).error).toBeNull();
    const { status, events } = await show(id);
    expect([status, events.map((event) => event.status)]).toEqual([
      'refunded',
      ['transmitted', 'canceledByCustomer', 'refunded'],
    ]);
  });

  it('of the whole makes the order refunded that comes back afterwards', async () => {
    const { id } = await paidOrder();
    const { payment } = await show(id);
    await setStatus(id, 'shipped');
    await refund(id, { cents: payment.amount.cents });
    await sweep();
    expect((await setStatus(id, 'returned')).ret!.status).toBe('refunded');
  });

  it('is due for money that comes after the order was cancelled', async () => {
    const { id, who } = await placed();
    await ask(order, 'Cancel', [id, null], who);
    const { ret } = await setPaid(id);
    expect(ret).toMatchObject({
      status: 'canceledByCustomer',
      refunds: [{ amount: ret!.payment.amount, paidAt: null }],
    });
  });
});
