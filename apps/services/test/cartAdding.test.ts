import { randomUUID } from 'node:crypto';
import { MAX_CART_QUANTITY } from '@shop/contracts';
import { cartCaller, newSku, units } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { marketOf } from '../src/cart/markets.ts';
import { mainSite, otherSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { call, add, getCart } = cartCaller(() => services);

describe('a visitor without a session', () => {
  it('has no cart, a count of zero and gets no cookie for reading it', async () => {
    const read = await call('GetCart', []);
    expect(read).toEqual({ body: [null, null], cookie: undefined });
    expect(await call('GetItemCount', [])).toEqual({ body: [0, null], cookie: undefined });
    expect(await call('DeleteCart', [])).toEqual({ body: [null], cookie: undefined });
  });

  it('gets an error without a cart to change', async () => {
    const empty = [null, { cartError: 'empty' }];
    expect((await call('UpdateItem', [{ id: randomUUID(), qty: 1 }])).body).toEqual(empty);
    expect((await call('RemoveItem', ['x'])).body).toEqual(empty);
  });

  it('gets a session with the first article, and not with a refused one', async () => {
    const sku = newSku();
    expect((await add(sku, 1)).cookie).toBeUndefined();
    await insertArticle(services.db, { id: sku, stock: 1 });
    expect((await add(sku, 2)).cookie).toBeUndefined();
    expect((await add(sku, 1)).cookie).toMatch(/.+=.+/);
  });
});

describe('AddItem', () => {
  it('returns the cart, its sums and the line', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, priceCents: 2490, crossCents: 2990, stock: 7 });
    const { cart: filled, lineId, error } = await add(sku, 2);
    expect(error).toBeNull();
    expect(filled.items).toEqual([
      {
        lineItemId: lineId,
        sku,
        qty: 2,
        rowTotalPrice: { amount: { cents: 4980 } },
        price: { amount: { cents: 2490 }, crossAmount: { cents: 2990 }, currency: 'CHF' },
        title: `Titel ${sku}`,
        subTitle: '',
        image: null,
        link: { url: `/p/${sku}`, target: '_self', callToAction: '' },
        maxQuantity: 7,
        productId: sku,
        productType: 'product',
        personalizable: false,
        lettering: null,
        wrappable: true,
        parentId: null,
        personalization: null,
      },
    ]);
    // 4980 × 81 / 1081 = 373.16
    expect(filled.summary).toEqual({
      itemCount: 2,
      subTotal: { cents: 4980 },
      tax: { cents: 373 },
      total: { cents: 4980 },
      currency: 'CHF',
    });
  });

  it('adds the same article to its line and increases the version', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, stock: 5 });
    const first = await add(sku, 2);
    const second = await add(sku, 3, first);
    expect(second.lineId).toBe(first.lineId);
    expect(units(second.cart)).toEqual([[sku, 5]]);
    expect(second.cart.version).toBe(first.cart.version + 1);
  });

  it('refuses what exceeds the stock or the limit, and keeps the cart', async () => {
    const scarce = newSku();
    const endless = newSku();
    await insertArticle(services.db, { id: scarce, stock: 3 });
    await insertArticle(services.db, { id: endless, stock: null });
    const filled = await add(scarce, 2);
    const tooMany = await add(scarce, 2, filled);
    expect(tooMany.error).toEqual({ cartItemError: { code: 'NotEnoughStock', sku: scarce, available: 3 } });
    expect(tooMany.lineId).toBe('');
    expect(tooMany.cart).toEqual(filled.cart);

    const field = `item.${endless}.quantity.value`;
    const max = { validationError: { fields: { [field]: ['max'] } } };
    const min = { validationError: { fields: { [field]: ['min'] } } };
    expect((await add(endless, 0, filled)).error).toEqual(min);
    expect((await add(endless, -1, filled)).error).toEqual(min);
    expect((await add(endless, MAX_CART_QUANTITY + 1, filled)).error).toEqual(max);
    await add(endless, MAX_CART_QUANTITY, filled);
    expect((await add(endless, 1, filled)).error).toEqual(max);
  });

  it('refuses articles of another site or in another currency', async () => {
    const other = newSku();
    const foreign = newSku();
    await insertArticle(services.db, { id: other, site: otherSite, currency: marketOf(otherSite).currency });
    await insertArticle(services.db, { id: foreign, currency: 'EUR' });
    expect((await add(other, 1)).error).toEqual({ cartItemError: { code: 'NotFound', sku: other, available: 0 } });
    expect((await add(foreign, 1)).error).toEqual({ cartItemError: { code: 'NotFound', sku: foreign, available: 0 } });
    const sold = await add(other, 1, { site: otherSite });
    expect(sold.cart.summary).toMatchObject({ currency: 'EUR', tax: { cents: 160 } });
    expect(await getCart({ cookie: sold.cookie, site: mainSite })).toBeNull();
  });

  it('loses none of 20 units added concurrently and never exceeds the stock', async () => {
    const [sku, other] = [newSku(), newSku()];
    await insertArticle(services.db, { id: sku, stock: 12 });
    await insertArticle(services.db, { id: other });
    const { cookie } = await add(other, 1);
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(sku, 1, { cookie })));
    const accepted = replies.filter(({ error }) => error === null);
    expect(accepted).toHaveLength(12);
    for (const { error } of replies.filter((reply) => reply.error)) {
      expect(error).toEqual({ cartItemError: { code: 'NotEnoughStock', sku, available: 12 } });
    }
    expect(new Set(accepted.map(({ lineId }) => lineId)).size).toBe(1);
    expect(new Set(accepted.map(({ cart: seen }) => seen.version)).size).toBe(12);
    const found = await getCart({ cookie });
    expect(found.items.find((line) => line.sku === sku)?.qty).toBe(12);
  });

  it('creates one cart when a session without one adds 20 articles concurrently', async () => {
    const skus = Array.from({ length: 20 }, () => newSku());
    for (const id of skus) await insertArticle(services.db, { id, stock: 1 });
    const { cookie } = await add(skus[0]!, 1);
    await call('DeleteCart', [], { cookie });
    const replies = await Promise.all(skus.map((sku) => add(sku, 1, { cookie })));
    expect(new Set(replies.map(({ cart: seen }) => seen.id)).size).toBe(1);
    expect((await getCart({ cookie })).items.map(({ sku }) => sku)).toEqual([...skus].sort());
  });

  it('keeps personalised units on separate lines, within the same stock', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, stock: 3, personalizable: true });
    const plain = await add(sku, 1);
    const forMia = await add(sku, 1, plain, { personalization: { text: 'Mia' } });
    const again = await add(sku, 1, plain, { personalization: { text: 'Mia' } });
    expect(again.lineId).toBe(forMia.lineId);
    expect(again.cart.items.map(({ qty, personalization }) => [qty, personalization])).toEqual([
      [1, null],
      [2, { imageId: null, text: 'Mia' }],
    ]);
    expect((await add(sku, 1, plain)).error).toMatchObject({ cartItemError: { available: 3 } });
  });

  it('adds a child line to a parent in the cart', async () => {
    const [gift, wrap] = [newSku(), newSku()];
    await insertArticle(services.db, { id: gift });
    await insertArticle(services.db, { id: wrap });
    const parent = await add(gift, 1);
    const child = await call('AddItem', [{ sku: wrap, qty: 1 }, parent.lineId], parent);
    expect(child.body[0].items.find((line: { sku: string }) => line.sku === wrap).parentId).toBe(parent.lineId);
    const orphan = await call('AddItem', [{ sku: wrap, qty: 1 }, randomUUID()], parent);
    expect(orphan.body[2]).toMatchObject({ cartItemError: { code: 'NotFound' } });
    const emptied = await call('RemoveItem', [parent.lineId], parent);
    expect(emptied.body[0].items).toEqual([]);
  });
});
