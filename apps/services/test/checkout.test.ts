import { randomUUID } from 'node:crypto';
import { checkout, type Delivery, order, orderParameters } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { item as itemTable, sku as skuTable } from '../src/db/schema/catalogue.ts';
import { shopOrder } from '../src/db/schema/order.ts';
import { formatMoney } from '../src/documents/formatAmount.ts';
import { anAddress } from './support/anAddress.ts';
import { cartCaller, type Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { linkOf, takeOrderMails } from './support/takeMails.ts';

/** Statements of PlaceOrder, beside begin and commit. */
const MAX_STATEMENTS = 12;

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox({ config: { COUNT_QUERIES: true } });
});
afterAll(() => services.stop());
const { getCart, add, update } = cartCaller(() => services);
const { ask, article, withCart, addresses, payment, complete, buyer, place, getCheckout, getOrder, stockOf, setStock } =
  checkoutCaller(() => services);

const customerCookie = async () => {
  const { email } = await createAccount(services);
  const { cookie } = await signIn(services, email);
  return { email, cookie };
};
const setDelivery = (who: Who, delivery: Delivery) => ask(checkout, 'SetDelivery', [delivery], who);
const deliveriesOf = async (who: Who) => (await ask(checkout, 'GetDeliveryOptions', [], who)).ret;
const standard = { type: 'STANDARD', method: 'SwissPostStandard', date: null } as const;
const confirmation = (version: string, acceptsTerms = true) => ({ version, acceptsTerms });

async function ordersOf(email: string) {
  return services.db.select().from(shopOrder).where(eq(shopOrder.email, email));
}

it('a delivery is expected once all of its articles are made', async () => {
  const [made, ordered] = [await article({ stock: 5 }), await article({ stock: 5 })];
  await services.db.update(itemTable).set({ productionDays: 5 }).where(eq(itemTable.id, ordered));
  const optionsOf = async (skus: string[]) => (await deliveriesOf(await withCart(skus)))!;
  const [soon, later] = [await optionsOf([made]), await optionsOf([made, ordered])];
  const firstDays = (options: typeof soon) => options.map(({ expected, dates }) => expected[0] ?? dates[0]!);
  expect(soon.length).toBeGreaterThan(2);
  firstDays(later).forEach((day, index) => expect(day > firstDays(soon)[index]!).toBe(true));
});

describe('the way to an order', () => {
  it('leads a guest from step to step', async () => {
    const sku = await article({ priceCents: 2_500, stock: 5 });
    const who = await withCart([sku]);
    expect(await getCheckout(who)).toMatchObject({ step: 'address', email: '', billingAddress: null });

    const given = addresses({ email: ` ${randomUUID()}@example.com ` });
    const addressed = await ask(checkout, 'SetAddresses', [given, null], who);
    const guest = { cookie: addressed.cookie };
    const email = given.email.trim();
    expect(addressed.error).toBeNull();
    expect(addressed.checkout).toMatchObject({ step: 'delivery', email, shippingAddress: null });

    const delivered = await setDelivery(guest, standard);
    expect(delivered.checkout).toMatchObject({ step: 'payment', delivery: standard });
    const chosen = await payment(guest, false);
    const paid = await ask(checkout, 'SetPayment', [chosen], guest);
    expect(paid.checkout).toMatchObject({ step: 'review', payment: chosen });
    expect((await ask(checkout, 'Validate', [], guest)).error).toBeNull();

    const placed = await place({ ...guest, version: paid.checkout!.version });
    expect(placed).toMatchObject({ error: null, nextAction: { kind: 'none' } });
    expect(await getOrder(placed.orderId, guest)).toMatchObject({
      status: 'transmitted',
      email,
      totals: paid.checkout!.totals,
      lines: [{ sku, qty: 1, rowTotalPrice: { cents: 2_500 } }],
      payment: { ...chosen, status: 'open' },
      isCancelable: true,
    });
    expect(await stockOf(sku)).toBe(4);
    expect(await getCart(guest)).toBeNull();
    expect(await getCheckout(guest)).toBeNull();
  });

  it('leads a customer, whose mails go to the address of the account', async () => {
    const { email, cookie } = await customerCookie();
    const sku = await article({ stock: 5 });
    const ready = await buyer([sku], { cookie });
    expect(await getCheckout(ready)).toMatchObject({ email, step: 'review' });
    const { orderId } = await place(ready);
    expect(await getOrder(orderId, { cookie })).toMatchObject({ email, lines: [{ sku }] });
    expect((await ask(order, 'GetOrders', [{}], { cookie })).ret.items).toMatchObject([{ id: orderId }]);
  });

  it('ends with a mail, whose link opens the order for whoever has it', async () => {
    const sku = await article({ titles: { de: 'Schüssel', fr: 'Un bol bleu' } });
    const { orderId } = await place(await buyer([sku], { locale: 'fr' }));
    const [mail, ...more] = await takeOrderMails(services, orderId);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Un bol bleu');
    const { searchParams } = linkOf(mail);
    const [id, key] = [orderParameters.id, orderParameters.key].map((name) => searchParams.get(name));
    expect(await getOrder(id!, {}, key)).toMatchObject({ id: orderId, email: mail!.to });
    expect(await getOrder(id!)).toBeNull();
  });

  it.each([
    ['de', /Paket|packen/],
    ['fr', /colis|emball/],
    ['en', /parcel|pack/],
    ['it', /pacco|imball/],
  ])(
    'ends with a mail that promises no parcel where vouchers come by mail once the money is here: %s',
    async (locale, parcel) => {
      const sku = await article({ productType: 'valueVoucher', titles: { de: 'Gutschein' } });
      const { orderId } = await place(await buyer([sku], { byMail: true, locale }));
      const [mail] = await takeOrderMails(services, orderId);
      expect(mail!.text).toContain('IBAN');
      expect(mail!.text).not.toMatch(parcel);
    },
  );

  it('ends with a mail that asks for the money, which the mail about its cancellation does not', async () => {
    const ready = await buyer([await article({ priceCents: 2_500 })]);
    const { orderId } = await place(ready);
    const sum = formatMoney((await getOrder(orderId, ready))!.totals.due.cents, 'CHF');
    const [placed] = await takeOrderMails(services, orderId);
    expect(placed!.text).toContain(`Zu bezahlen: ${sum}`);
    await ask(order, 'Cancel', [orderId, null], ready);
    const [canceled] = await takeOrderMails(services, orderId);
    expect(canceled!.text).toContain(`Gesamtbetrag: ${sum}`);
    expect(canceled!.text).not.toContain('Zu bezahlen');
  });

  it('takes another address to deliver to', async () => {
    const who = await withCart([await article()]);
    const given = addresses({ shippingAddress: anAddress({ firstName: 'Nora' }) });
    const { checkout: found } = await ask(checkout, 'SetAddresses', [given, null], who);
    expect([found!.billingAddress?.firstName, found!.shippingAddress?.firstName]).toEqual(['Lea', 'Nora']);
  });

  it('keeps the cart of a visitor whose address is sent several times at once', async () => {
    const who = await withCart([await article()]);
    const emails = Array.from({ length: 4 }, () => `${randomUUID()}@example.com`);
    const replies = await Promise.all(
      emails.map((email) => ask(checkout, 'SetAddresses', [addresses({ email }), null], who)),
    );
    expect(replies.map(({ error }) => error)).toEqual(emails.map(() => null));
    // A browser keeps the cookie that comes last: there must not be several.
    const opened = replies.filter((reply) => reply.cookie !== who.cookie);
    expect(opened).toHaveLength(1);
    const { cookie } = opened[0]!;
    const found = await getCheckout({ cookie });
    expect(found).toMatchObject({ step: 'delivery', cart: { items: [{ qty: 1 }] } });
    expect(emails).toContain(found!.email);
  });

  it('begins with a cart', async () => {
    const empty = { checkoutError: 'empty' };
    expect(await ask(checkout, 'GetCheckout', [])).toMatchObject({ checkout: null, error: empty });
    expect(await ask(checkout, 'SetAddresses', [addresses(), null])).toMatchObject({ error: empty });
    expect(await ask(checkout, 'GetDeliveryOptions', [])).toMatchObject({ ret: [], error: empty });
    expect(await setDelivery({}, standard)).toMatchObject({ error: empty });
    expect(await ask(checkout, 'GetPaymentMethods', [])).toMatchObject({ ret: [], error: empty });
    expect(await ask(checkout, 'Validate', [])).toMatchObject({ error: empty });
    const { cookie } = await customerCookie();
    expect(await place({ cookie, version: 'any' })).toMatchObject({ orderId: '', error: empty });
  });
});

describe('a step', () => {
  it('cannot be skipped', async () => {
    const { cookie } = await customerCookie();
    const who = await withCart([await article({ stock: 3 })], { cookie });
    const obstacle = async () => {
      const version = (await getCheckout(who))!.version;
      const { orderId, error } = await place({ ...who, version });
      expect(orderId).toBe('');
      expect((await ask(checkout, 'Validate', [], who)).error).toEqual(error);
      return error;
    };
    expect(await obstacle()).toEqual({ checkoutError: 'noAddress' });
    await ask(checkout, 'SetAddresses', [addresses(), null], who);
    expect(await obstacle()).toEqual({ checkoutError: 'noDelivery' });
    await setDelivery(who, standard);
    expect(await obstacle()).toEqual({ checkoutError: 'noPayment' });
  });

  it('is asked for again when its choice is no longer to be had', async () => {
    const [voucher, product] = [await article({ productType: 'experienceVoucher' }), await article()];
    const who = await withCart([voucher]);
    const { cookie } = await ask(checkout, 'SetAddresses', [addresses(), null], who);
    await setDelivery({ cookie }, { type: 'DOWNLOAD', method: 'Download', date: null });
    await ask(checkout, 'SetPayment', [await payment({ cookie }, false)], { cookie });
    await add(product, 1, { cookie });
    expect(await getCheckout({ cookie })).toMatchObject({ step: 'delivery', delivery: null });
    expect((await ask(checkout, 'Validate', [], { cookie })).error).toEqual({ checkoutError: 'noDelivery' });
  });

  it('needs the terms to be accepted', async () => {
    const ready = await buyer([await article()]);
    const args = [randomUUID(), confirmation(ready.version, false)] as [string, ReturnType<typeof confirmation>];
    expect((await ask(checkout, 'PlaceOrder', args, ready)).error).toEqual({ checkoutError: 'termsNotAccepted' });
    expect(await ordersOf(ready.email)).toEqual([]);
  });

  it('is not for visitors who are neither customers nor guests', async () => {
    const who = await withCart([await article()]);
    const { status } = await services.call(checkout, 'PlaceOrder', [randomUUID(), confirmation('any')], who);
    expect(status).toBe(401);
  });
});

describe('what the visitor saw', () => {
  const changed = { orderId: '', error: { checkoutError: 'changed' } };

  it.each<[string, (sku: string, who: Who) => Promise<unknown>]>([
    ['a price', (sku) => services.db.update(skuTable).set({ priceCents: 1 }).where(eq(skuTable.sku, sku))],
    ['a quantity', async (_sku, who) => update((await getCart(who)).items[0]!.lineItemId, 2, who)],
    ['an article', async (_sku, who) => add(await article(), 1, who)],
    ['the e-mail address', (_sku, who) => ask(checkout, 'SetAddresses', [addresses(), null], who)],
    [
      'an address',
      (_sku, who) =>
        ask(checkout, 'SetAddresses', [addresses({ billingAddress: anAddress({ firstName: 'Nora' }) }), null], who),
    ],
  ])('is not what is ordered after %s changed', async (_name, change) => {
    const sku = await article({ stock: 9 });
    const ready = await buyer([sku]);
    await change(sku, ready);
    expect(await place(ready)).toMatchObject(changed);
    expect(await stockOf(sku)).toBe(9);
    const { version } = (await getCheckout(ready))!;
    expect(version).not.toBe(ready.version);
    expect(await place({ ...ready, version })).toMatchObject({ error: null });
  });

  it('cannot be made up', async () => {
    const ready = await buyer([await article()]);
    expect(await place({ ...ready, version: `${ready.version}x` })).toMatchObject(changed);
    expect(await place({ ...ready, version: '' })).toMatchObject(changed);
  });
});

describe('wrong input is told at its field', () => {
  const wrong = (field: string, code: string) => ({ validationError: { fields: { [field]: [code] } } });

  it.each([
    ['billingAddress.zip', 'required', addresses({ billingAddress: anAddress({ zip: '' }) })],
    ['billingAddress.zip', 'invalid', addresses({ billingAddress: anAddress({ zip: '80<1' }) })],
    ['shippingAddress.city', 'required', addresses({ shippingAddress: anAddress({ city: ' ' }) })],
    ['email', 'required', addresses({ email: ' ' })],
    ['email', 'email', addresses({ email: 'nobody' })],
  ])('of addresses: %s is %s', async (field, code, given) => {
    const who = await withCart([await article()]);
    const reply = await ask(checkout, 'SetAddresses', [given, null], who);
    expect(reply.error).toEqual(wrong(field, code));
    expect(reply.checkout).toMatchObject({ step: 'address', billingAddress: null });
  });

  it('of an address that does not exist, unless the visitor insists', async () => {
    const who = await withCart([await article()]);
    const given = addresses({ billingAddress: anAddress({ zip: '9999' }) });
    const { error } = await ask(checkout, 'SetAddresses', [given, null], who);
    expect(error).toHaveProperty('addressError');
    expect(Object.keys(error!.validationError!.fields)[0]).toMatch(/^billingAddress/);
    expect((await ask(checkout, 'SetAddresses', [given, { skipAddressValidation: true }], who)).error).toBeNull();
  });

  it.each<[string, string, Delivery]>([
    ['delivery', 'notExists', { type: 'STANDARD', method: 'SwissPostExpress', date: null }],
    ['delivery', 'notExists', { type: 'DOWNLOAD', method: 'Download', date: null }],
    ['delivery.date', 'required', { type: 'SCHEDULED', method: 'SwissPostScheduled', date: null }],
    ['delivery.date', 'invalid', { type: 'SCHEDULED', method: 'SwissPostScheduled', date: '2020-01-01' }],
    ['delivery.date', 'invalid', { ...standard, date: '2020-01-01' }],
  ])('of a delivery: %s is %s', async (field, code, given) => {
    const who = await withCart([await article()]);
    const reply = await setDelivery(who, given);
    expect(reply.error).toEqual(wrong(field, code));
    expect(reply.checkout!.delivery).toBeNull();
  });

  it('of a payment that is not offered', async () => {
    const who = await withCart([await article()]);
    const reply = await ask(checkout, 'SetPayment', [{ method: 'cashdesk', provider: null }], who);
    expect(reply.error).toEqual(wrong('payment', 'notExists'));
    const offered = await payment(who, true);
    const elsewhere = { ...offered, provider: 'LO' as const };
    expect((await ask(checkout, 'SetPayment', [elsewhere], who)).error).toEqual(wrong('payment', 'notExists'));
    expect(await getCheckout(who)).toMatchObject({ payment: null });
  });

  it.each(['', '  '])('of the key %j', async (key) => {
    const ready = await buyer([await article()]);
    expect((await place(ready, key)).error).toEqual(wrong('idempotencyKey', 'required'));
  });

  it('of types: a 400', async () => {
    const { cookie } = await buyer([await article()]);
    for (const [method, args] of [
      ['SetAddresses', [{ email: 1 }, null]],
      ['SetDelivery', [{ type: 'BY_HORSE', method: 'Download', date: null }]],
      ['SetDelivery', [{ ...standard, date: '24.12.2026' }]],
      ['SetPayment', [{ method: 'gold', provider: null }]],
      ['PlaceOrder', ['x'.repeat(201), confirmation('any')]],
      ['PlaceOrder', [randomUUID(), { version: 'any' }]],
    ] as const) {
      expect((await services.call(checkout, method, args, { cookie })).status).toBe(400);
    }
  });
});

describe('a pick-up point', () => {
  const point = { id: 'bern', name: 'Not', streetName: 'the', streetNumber: '1', zip: '0', city: 'shop’s', hours: '' };
  const methodsOf = async (who: Who) =>
    (await ask(checkout, 'GetPaymentMethods', [], who)).ret.map(({ method }) => method);

  it('costs nothing, is stored with the words of the shop, and may be paid there', async () => {
    const who = await withCart([await article({ priceCents: 2_500 })]);
    const { cookie } = await ask(checkout, 'SetAddresses', [addresses(), null], who);
    const guest = { ...who, cookie };
    const offered = (await deliveriesOf(guest)).filter(({ pickupPoint }) => pickupPoint);
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.map(({ type, price }) => [type, price.cents])).toEqual(offered.map(() => ['STANDARD', 0]));
    const second = offered[1]!.pickupPoint!;

    await setDelivery(guest, standard);
    expect(await methodsOf(guest)).not.toContain('on-pickup');
    const chosen = await setDelivery(guest, { ...standard, pickupPoint: { ...point, id: second.id } });
    expect(chosen.error).toBeNull();
    expect(chosen.checkout).toMatchObject({ delivery: { pickupPoint: second }, totals: { delivery: { cents: 0 } } });
    expect(await methodsOf(guest)).toContain('on-pickup');

    const ready = await ask(checkout, 'SetPayment', [{ method: 'on-pickup', provider: null }], guest);
    expect(ready.checkout?.step).toBe('review');
    const { orderId, error } = await place({ ...guest, version: ready.checkout!.version });
    expect(error).toBeNull();
    expect(await getOrder(orderId, guest)).toMatchObject({
      delivery: { type: 'STANDARD', pickupPoint: second },
      payment: { method: 'on-pickup', status: 'open' },
    });
    const [mail] = await takeOrderMails(services, orderId);
    const { name, streetName, streetNumber, zip, city } = second;
    expect(mail!.text).toContain(`Abholung: ${name}, ${streetName} ${streetNumber}, ${zip} ${city}`);
  });

  it('takes its way to pay along when it is given up, and has to be one of the shop', async () => {
    const who = await withCart([await article()]);
    const { cookie } = await ask(checkout, 'SetAddresses', [addresses(), null], who);
    const guest = { ...who, cookie };
    const unknown = await setDelivery(guest, { ...standard, pickupPoint: { ...point, id: 'nowhere' } });
    expect(unknown.error).toEqual({ validationError: { fields: { delivery: ['notExists'] } } });
    const [first] = (await deliveriesOf(guest)).filter(({ pickupPoint }) => pickupPoint);
    await setDelivery(guest, { ...standard, pickupPoint: first!.pickupPoint });
    await ask(checkout, 'SetPayment', [{ method: 'on-pickup', provider: null }], guest);
    const brought = await setDelivery(guest, standard);
    expect(brought.checkout).toMatchObject({ step: 'payment', payment: null });
  });
});

describe('amounts', () => {
  it('come from the services, whatever the visitor sends', async () => {
    const [a, b] = [await article({ priceCents: 1_990 }), await article({ priceCents: 305 })];
    const who = await withCart([a, a, b]);
    const { cookie } = await ask(checkout, 'SetAddresses', [addresses(), null], who);
    const cheap = { ...standard, price: { cents: 0 }, totals: { due: { cents: 1 } } };
    await setDelivery({ cookie }, cheap);
    await ask(checkout, 'SetPayment', [{ ...(await payment({ cookie }, false)), amount: { cents: 1 } } as never], {
      cookie,
    });
    const [option] = await deliveriesOf({ cookie });
    const { totals, version } = (await getCheckout({ cookie }))!;
    const items = 2 * 1_990 + 305;
    const due = items + option!.price.cents;
    expect(totals).toMatchObject({
      items: { cents: items },
      delivery: option!.price,
      discount: { cents: 0 },
      vouchers: { cents: 0 },
      due: { cents: due },
    });
    const { orderId } = await place({ cookie, version });
    expect(await getOrder(orderId, { cookie })).toMatchObject({
      totals,
      total: { cents: due },
      payment: { amount: { cents: due } },
    });
  });

  it('have no delivery from a limit on', async () => {
    const [option] = await deliveriesOf(await withCart([await article({ priceCents: 1 })]));
    const limit = option!.freeFrom!.cents;
    const costOf = async (priceCents: number) => {
      const who = await withCart([await article({ priceCents })]);
      await setDelivery(who, standard);
      return (await getCheckout(who))!.totals.delivery.cents;
    };
    expect(option!.price.cents).toBeGreaterThan(0);
    expect(await costOf(limit - 1)).toBe(option!.price.cents);
    expect(await costOf(limit)).toBe(0);
  });
});

describe('a delivery', () => {
  const typesOf = async (productTypes: string[]) => {
    const skus = await Promise.all(productTypes.map((productType) => article({ productType })));
    return (await deliveriesOf(await withCart(skus))).map(({ type }) => type);
  };

  it('is a download for vouchers alone', async () => {
    expect(await typesOf(['experienceVoucher', 'valueVoucher'])).toContain('DOWNLOAD');
    expect(await typesOf(['valueVoucher', 'product'])).not.toContain('DOWNLOAD');
    expect(await typesOf(['product'])).not.toContain('DOWNLOAD');
  });

  it('is on a day that was offered', async () => {
    const who = await withCart([await article()]);
    const scheduled = (await deliveriesOf(who)).find(({ type }) => type === 'SCHEDULED')!;
    const chosen = { type: scheduled.type, method: scheduled.method, date: scheduled.dates[0]! };
    expect(await setDelivery(who, chosen)).toMatchObject({ error: null, checkout: { delivery: chosen } });
  });
});

describe('too little stock', () => {
  it('is told with what is left, and nothing is half done', async () => {
    const [plenty, scarce] = [await article({ stock: 5 }), await article({ stock: 2 })];
    const ready = await buyer([plenty, scarce, scarce]);
    await setStock(scarce, 1);
    const { orderId, error } = await place(ready);
    expect([orderId, error]).toEqual(['', { cartItemError: { sku: scarce, available: 1 } }]);
    expect([await stockOf(plenty), await stockOf(scarce)]).toEqual([5, 1]);
    expect(await ordersOf(ready.email)).toEqual([]);
    expect((await getCart(ready)).items).toHaveLength(2);
  });

  it('makes a sold-out article unavailable', async () => {
    const sku = await article({ stock: 1 });
    const ready = await buyer([sku]);
    await setStock(sku, 0);
    const error = { checkoutError: 'unavailable' };
    expect((await ask(checkout, 'Validate', [], ready)).error).toEqual(error);
    expect((await place(ready)).error).toEqual(error);
  });

  it('of an order that is paid at a provider is known before it is paid', async () => {
    const sku = await article({ stock: 1 });
    const ready = await buyer([sku], { redirects: true });
    const { nextAction } = await place(ready);
    expect(nextAction).toMatchObject({ kind: 'redirect' });
    expect(await stockOf(sku)).toBe(0);
    expect((await getCart(ready)).unavailableItems).toHaveLength(1);
  });
});

it(`places an order with ${MAX_STATEMENTS} statements at most`, async () => {
  const { cookie } = await customerCookie();
  const order = async () => {
    const ready = await buyer([await article({ stock: 5 }), await article({ stock: 5 })], { cookie });
    const args = [randomUUID(), confirmation(ready.version)];
    const { headers, body } = await services.call(checkout, 'PlaceOrder', args, ready);
    expect(body[2]).toBeNull();
    const [, queries] = /^db;desc="(\d+)"$/.exec(headers.get('server-timing') ?? '') ?? [];
    return Number(queries) - 2;
  };
  // The first one opens the queue of mails.
  await order();
  expect(await order()).toBeLessThanOrEqual(MAX_STATEMENTS);
});

it('keeps the cart and the choices of a payment that could not begin', async () => {
  const sku = await article({ stock: 1 });
  const ready = await buyer([sku], { redirects: true });
  const { PAYMENT_SANDBOX_URL } = services.config;
  Object.assign(services.config, { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' });
  const { error } = await place(ready).finally(() => Object.assign(services.config, { PAYMENT_SANDBOX_URL }));
  expect(error).toEqual({ checkoutError: 'providerUnavailable' });
  expect(await stockOf(sku)).toBe(1);
  expect(await complete(ready, { redirects: true })).toBeDefined();
});
