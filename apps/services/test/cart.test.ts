import { randomUUID } from 'node:crypto';
import { MAX_CART_QUANTITY } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { sweepCarts } from '../src/cart/sweepCarts.ts';
import * as schema from '../src/db/schema/index.ts';
import { cartCaller, newSku, units } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { call, add, update, getCart } = cartCaller(() => services);

describe('UpdateItem and RemoveItem', () => {
  it('set and remove a line', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, stock: 5 });
    const { lineId, ...who } = await add(sku, 1);
    expect(units((await update(lineId, 4, who)).cart)).toEqual([[sku, 4]]);
    const { body } = await call('RemoveItem', [lineId], who);
    expect(body[0]).toMatchObject({ items: [], summary: { itemCount: 0, total: { cents: 0 }, currency: 'CHF' } });
    expect(body[1]).toBeNull();
  });

  it('report an invalid quantity at its field and leave the line unchanged', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, stock: 5 });
    const { lineId, ...who } = await add(sku, 2);
    const wrong = (code: string) => ({ validationError: { fields: { 'quantity.value': [code] } } });
    expect((await update(lineId, 0, who)).error).toEqual(wrong('min'));
    expect((await update(lineId, MAX_CART_QUANTITY + 1, who)).error).toEqual(wrong('max'));
    const scarce = await update(lineId, 6, who);
    expect(scarce.error).toEqual({ cartItemError: { code: 'NotEnoughStock', sku, available: 5 } });
    expect(units(scarce.cart)).toEqual([[sku, 2]]);
  });

  it('are refused for a cart that has changed since the quantity was chosen', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { lineId, cart: seen, ...who } = await add(sku, 1);
    const set = async (qty: number, version: number) => {
      const { body } = await call('UpdateItem', [{ id: lineId, qty, version }], who);
      return { found: body[0], error: body[1] };
    };
    expect((await set(2, seen.version)).error).toBeNull();
    const stale = await set(9, seen.version);
    expect(stale.error).toEqual({ cartError: 'invalid' });
    expect(units(stale.found)).toEqual([[sku, 2]]);
    expect((await set(3, stale.found.version)).error).toBeNull();
  });

  it.each(['', 'no-uuid', randomUUID()])('do not find line %j', async (id) => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const who = await add(sku, 1);
    const error = { cartItemError: { code: 'NotFound', sku: '', available: 0 } };
    expect(await update(id, 2, who)).toMatchObject({ error, cart: who.cart });
    expect((await call('RemoveItem', [id], who)).body).toEqual([who.cart, error]);
  });

  it('never touch a line of another cart', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const mine = await add(sku, 1);
    const theirs = await add(sku, 1);
    expect((await update(mine.lineId, 9, theirs)).error).toMatchObject({ cartItemError: { code: 'NotFound' } });
    await call('RemoveItem', [mine.lineId], theirs);
    expect(units(await getCart(mine))).toEqual([[sku, 1]]);
  });
});

describe('GetCart', () => {
  it('sorts by SKU and separates sold-out and removed articles', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter}-${randomUUID()}`) as [string, string, string];
    for (const id of [a, b, c]) await insertArticle(services.db, { id, stock: 5 });
    const who = await add(c, 1);
    await add(b, 2, who);
    await add(a, 3, who);
    expect(units(await getCart(who))).toEqual([
      [a, 3],
      [b, 2],
      [c, 1],
    ]);
    await services.db.update(schema.sku).set({ stock: 0 }).where(eq(schema.sku.sku, a));
    await services.db.delete(schema.sku).where(eq(schema.sku.sku, b));
    const found = await getCart(who);
    expect(units(found)).toEqual([[c, 1]]);
    expect(found.unavailableItems.map(({ sku, qty }) => [sku, qty])).toEqual([
      [a, 3],
      [b, 2],
    ]);
    expect(found.summary).toMatchObject({ itemCount: 1, total: { cents: 1000 } });
    expect((await call('GetItemCount', [], who)).body).toEqual([6, null]);
  });

  it('uses current prices', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, priceCents: 1000 });
    const who = await add(sku, 2);
    await services.db.update(schema.sku).set({ priceCents: 1500 }).where(eq(schema.sku.sku, sku));
    expect((await getCart(who)).summary.total.cents).toBe(3000);
  });

  it('is in the language of the call, and in German if a text is missing', async () => {
    const [both, german] = [newSku(), newSku()];
    await insertArticle(services.db, { id: both, titles: { de: 'Tasse', fr: 'Tasse à prénom' } });
    await insertArticle(services.db, { id: german, titles: { de: 'Kerze' }, variants: { [`${german}-2`]: 'Rot' } });
    const who = await add(both, 1);
    await add(`${german}-2`, 1, who);
    const found = await getCart({ ...who, locale: 'fr' });
    const lineOf = (sku: string) => found.items.find((line) => line.sku === sku)!;
    expect(lineOf(both)).toMatchObject({ title: 'Tasse à prénom', link: { url: `/fr/p/${both}` } });
    expect(lineOf(`${german}-2`)).toMatchObject({
      title: 'Kerze',
      subTitle: 'Rot',
      link: { url: `/p/${german}?variant=${german}-2` },
    });
  });

  it('has the first picture of the article', async () => {
    const sku = newSku();
    const picture = { id: `${sku}-main`, mimeType: 'image/png', width: 1200, height: 900, bytes: Buffer.from('x') };
    await services.db.insert(schema.image).values(picture);
    await insertArticle(services.db, { id: sku, images: [picture.id, 'unknown'] });
    const { cart: filled } = await add(sku, 1);
    expect(filled.items[0]!.image).toEqual({
      url: `/images/${picture.id}`,
      title: `Titel ${sku}`,
      description: '',
      aspectRatio: 0.75,
      width: 1200,
      height: 900,
    });
  });

  it('expires an anonymous cart after 30 days without a change', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const who = await add(sku, 1);
    const ofThis = eq(schema.cart.id, who.cart.id);
    const [row] = await services.db
      .select({ days: sql<number>`round(extract(epoch from expires_at - now()) / 86400)::int` })
      .from(schema.cart)
      .where(ofThis);
    expect(row).toEqual({ days: 30 });
    await services.db
      .update(schema.cart)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(ofThis);
    expect(await getCart(who)).toBeNull();
    expect((await add(sku, 1, who)).cart.id).not.toBe(who.cart.id);
    expect(await sweepCarts(services.db)).toBe(1);
    expect(await services.db.select().from(schema.cart).where(ofThis)).toEqual([]);
  });

  it('is gone after DeleteCart, and the next article creates another', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const who = await add(sku, 1);
    expect((await call('DeleteCart', [], who)).body).toEqual([null]);
    expect(await getCart(who)).toBeNull();
    expect((await call('GetItemCount', [], who)).body).toEqual([0, null]);
    expect(units((await add(sku, 2, who)).cart)).toEqual([[sku, 2]]);
  });
});
