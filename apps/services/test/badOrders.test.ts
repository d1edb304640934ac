import { randomUUID } from 'node:crypto';
import { checkout, customer, MAX_CART_QUANTITY, order } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { item, sku as skuTable } from '../src/db/schema/catalogue.ts';
import { orderLine, shopOrder } from '../src/db/schema/order.ts';
import { cartCaller, newSku, units, type Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { tellOfPayment } from './support/startSandbox.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { orderMailKinds } from './support/takeMails.ts';

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { call, getCart, add } = cartCaller(() => services);
const { ask, article, withCart, buyer, place, getCheckout, getOrder, stockOf } = checkoutCaller(() => services);

/** Orders with an article, however they ended. */
const ordersOf = async (sku: string) =>
  services.db.select({ id: orderLine.orderId }).from(orderLine).where(eq(orderLine.sku, sku));

describe('a quantity that cannot be', () => {
  const wrong: [number, string][] = [
    [0, 'min'],
    [-1, 'min'],
    [-(2 ** 31), 'min'],
    [MAX_CART_QUANTITY + 1, 'max'],
    [2 ** 31, 'max'],
    [2 ** 53, 'invalid'],
    [1e308, 'invalid'],
    [1.5, 'invalid'],
    [0.1 + 0.2, 'invalid'],
    [-0.5, 'invalid'],
  ];

  it.each(wrong)('is told at its field by every method, and changes nothing: %d', async (qty, code) => {
    const [sku, part] = [await article({ stock: 50 }), await article()];
    const filled = await add(sku, 2);
    const parent = filled.lineId;
    const child = (await call('AddChildItem', [parent, { sku: part, qty: 1 }], filled)).body[1] as string;
    const before = await getCart(filled);
    const ofNew = { validationError: { fields: { [`item.${sku}.quantity.value`]: [code] } } };
    const ofLine = { validationError: { fields: { 'quantity.value': [code] } } };
    for (const [method, args, error] of [
      ['AddItem', [{ sku, qty }, null], ofNew],
      [
        'AddItems',
        [
          [
            { sku: part, qty: 1 },
            { sku, qty },
          ],
        ],
        ofNew,
      ],
      ['AddChildItem', [parent, { sku, qty }], ofNew],
      ['UpdateItem', [{ id: parent, qty }], ofLine],
      ['UpdateChildItem', [{ id: child, qty }], ofLine],
    ] as const) {
      const { body } = await call(method, [...args], filled);
      expect([method, body.at(-1)]).toEqual([method, error]);
      expect(await getCart(filled)).toEqual(before);
    }
  });

  it.each(['"3"', '1e999', '[1]', '{}', 'true', 'null'])('is refused as no number: %s', async (qty) => {
    const { cookie, ...filled } = await add(await article(), 2);
    const response = await fetch(`${services.url}/services/checkout/cart/UpdateItem`, {
      method: 'POST',
      body: `[{"id":"${filled.lineId}","qty":${qty}}]`,
      headers: { cookie: cookie!, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(400);
    expect((await getCart({ cookie })).version).toBe(filled.cart.version);
  });
});

describe('an article that is not there', () => {
  it.each(['', newSku(), 'x'.repeat(200), "' or 1=1 --", '__proto__'])('is not found: %j', async (sku) => {
    const there = await article();
    const filled = await add(there, 1);
    const error = { cartItemError: { code: 'NotFound', sku, available: 0 } };
    for (const [method, args] of [
      ['AddItem', [{ sku, qty: 1 }, null]],
      [
        'AddItems',
        [
          [
            { sku: there, qty: 1 },
            { sku, qty: 1 },
          ],
        ],
      ],
      ['AddChildItem', [filled.lineId, { sku, qty: 1 }]],
    ] as const) {
      expect([method, (await call(method, [...args], filled)).body.at(-1)]).toEqual([method, error]);
    }
    expect(units(await getCart(filled))).toEqual([[there, 1]]);
    expect((await call('AddItem', [{ sku, qty: 1 }, null])).cookie).toBeUndefined();
  });
});

describe('what is not sold as the visitor saw it', () => {
  it.each<[string, (sku: string) => Promise<unknown>]>([
    ['is in another currency', (id) => services.db.update(item).set({ currency: 'EUR' }).where(eq(item.id, id))],
    ['is sold out', (sku) => services.db.update(skuTable).set({ stock: 0 }).where(eq(skuTable.sku, sku))],
    ['is gone', (sku) => services.db.delete(skuTable).where(eq(skuTable.sku, sku))],
  ])('is not ordered once it %s', async (_name, change) => {
    const [kept, gone] = [await article({ stock: 5 }), await article({ stock: 5 })];
    const who = await buyer([kept, gone]);
    await change(gone);
    expect(await place(who)).toMatchObject({ orderId: '', error: { checkoutError: 'unavailable' } });
    const { version } = (await getCheckout(who))!;
    expect(await place({ ...who, version })).toMatchObject({ error: { checkoutError: 'unavailable' } });
    const cart = await getCart(who);
    expect([units(cart), cart.unavailableItems.length + cart.unprocessableItems.length]).toEqual([[[kept, 1]], 1]);
    expect([await stockOf(kept), await ordersOf(kept)]).toEqual([5, []]);
  });

  it('has the price of the shop, whatever price and currency the visitor sends with it', async () => {
    const sku = await article({ priceCents: 9_990 });
    const cheap = { price: { amount: { cents: 1 }, currency: 'EUR' }, rowTotalPrice: { amount: { cents: 1 } } };
    const added = await add(sku, 1, {}, cheap);
    expect(added.cart.summary).toMatchObject({ total: { cents: 9_990 }, currency: 'CHF' });
    const updated = await call('UpdateItem', [{ id: added.lineId, qty: 2, ...cheap }], added);
    expect(updated.body[0].summary).toMatchObject({ total: { cents: 19_980 }, currency: 'CHF' });
    const who = await buyer([], { cookie: added.cookie });
    const confirmation = { version: who.version, acceptsTerms: true, totals: { due: { cents: 1 } }, currency: 'EUR' };
    const { orderId, error } = await ask(checkout, 'PlaceOrder', [randomUUID(), confirmation], who);
    expect(error).toBeNull();
    expect(await getOrder(orderId, who)).toMatchObject({ totals: { items: { cents: 19_980 }, currency: 'CHF' } });
  });
});

describe('an account that was closed', () => {
  async function customerWith(skus: readonly string[]): Promise<Who & { email: string }> {
    const { email } = await createAccount(services);
    const { cookie } = await signIn(services, email);
    return { ...(await withCart(skus, { cookie })), email };
  }
  const close = async (who: Who) => expect((await ask(customer, 'DeleteCustomer', [PASSWORD], who)).error).toBeNull();

  it('orders nothing, and reads nothing', async () => {
    const sku = await article({ stock: 3 });
    const who = await customerWith([sku]);
    const ready = await buyer([], who);
    const { orderId } = await place(ready);
    const next = await buyer([sku], who);
    await close(who);
    const args = [randomUUID(), { version: next.version, acceptsTerms: true }];
    expect((await services.call(checkout, 'PlaceOrder', args, who)).status).toBe(401);
    expect((await services.call(order, 'GetOrders', [{}], who)).status).toBe(401);
    expect(await getOrder(orderId, who)).toBeNull();
    expect(await getCart(who)).toBeNull();
    expect([await stockOf(sku), await ordersOf(sku)]).toEqual([2, [{ id: orderId }]]);
    expect((await signIn(services, who.email)).error).toBe('IDENTITY_DOES_NOT_EXIST');
  });

  it.each([
    ['paid', 'transmitted', 0, ['orderPlaced']],
    ['refused', 'invalid', 1, []],
  ] as const)('has its last payment settled all the same: %s', async (status, became, stock, mails) => {
    const sku = await article({ stock: 1 });
    const who = await customerWith([sku]);
    const { orderId } = await place(await buyer([], { ...who, redirects: true }));
    const [{ provider, reference, key }] = (await services.db
      .select({
        provider: shopOrder.paymentProvider,
        reference: shopOrder.paymentReference,
        key: shopOrder.accessKey,
      })
      .from(shopOrder)
      .where(eq(shopOrder.id, orderId))) as [{ provider: string; reference: string; key: string }];
    await close(who);
    const reason = status === 'refused' ? 'expiredCard' : null;
    expect(await tellOfPayment(services.url, { provider, reference, status, reason })).toBe(200);
    expect(await getOrder(orderId, {}, key)).toMatchObject({ status: became, payment: { status } });
    expect([await stockOf(sku), await orderMailKinds(services, orderId)]).toEqual([stock, mails]);
  });
});
