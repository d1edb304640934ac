import { type Cart, sharedCart, type SharedCart } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { MAX_LINES } from '../src/cart/cartRules.ts';
import * as schema from '../src/db/schema/index.ts';
import { sweepSharedCarts } from '../src/shared-cart/sharedCartRepository.ts';
import { cartCaller, newSku, units, type Who } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { add, call, getCart } = cartCaller(() => services);

const create = async (who: Who) => {
  const { body } = await services.call(sharedCart, 'Create', [], who);
  return { token: body[0] as string, expiresAt: body[1] as number | null, error: body[2] };
};
const get = async (token: string, who: Who = {}) => {
  const { body, cookie } = await services.call(sharedCart, 'Get', [token], who);
  return { ret: body[0] as SharedCart, error: body[1], cookie };
};
const take = async (token: string, who: Who = {}) => {
  const { body, cookie } = await services.call(sharedCart, 'AddToCart', [token], who);
  return { cart: body[0] as Cart, missing: body[1], error: body[2], cookie };
};
async function newArticle(more: { stock?: number; membersOnly?: boolean; personalizable?: boolean } = {}) {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, ...more });
  return sku;
}

describe('a shared cart', () => {
  it('is what was in the cart, for anybody with the link, without what the visitor wrote', async () => {
    const [pan, lid] = [await newArticle({ personalizable: true }), await newArticle()];
    const { lineId, ...who } = await add(pan, 2, {}, { personalization: { text: 'Für Anna' } });
    await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    const { token, expiresAt, error } = await create(who);
    expect(error).toBeNull();
    // 256 bits.
    expect(token).toMatch(/^[\w-]{43}$/);
    const days = (expiresAt! - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);

    const seen = await get(token);
    expect(seen.cookie).toBeUndefined();
    expect(new Map(seen.ret.items.map(({ sku, qty }) => [sku, qty]))).toEqual(
      new Map([
        [pan, 2],
        [lid, 1],
      ]),
    );
    expect(JSON.stringify(seen.ret)).not.toContain('Anna');
    const [row] = await services.db.select().from(schema.sharedCart);
    expect(JSON.stringify(row)).not.toContain('Anna');

    // It stays as it was shared.
    await call('DeleteCart', [], who);
    const { cart, missing, cookie } = await take(token);
    expect(missing).toEqual([]);
    expect(cookie).toBeTruthy();
    const parent = cart.items.find(({ sku }) => sku === pan);
    expect(cart.items).toContainEqual(expect.objectContaining({ sku: lid, qty: 1, parentId: parent?.lineItemId }));
    expect(parent).toMatchObject({ qty: 2, personalization: null });
  });

  it('adds as many units as there are, and says what is missing', async () => {
    const [scarce, gone, free] = [await newArticle({ stock: 5 }), await newArticle({ stock: 5 }), await newArticle()];
    const who = await add(scarce, 4);
    await add(gone, 1, who);
    await add(free, 1, who);
    const { token } = await create(who);
    await services.db.update(schema.sku).set({ stock: 3 }).where(eq(schema.sku.sku, scarce));
    await services.db.update(schema.sku).set({ stock: 0 }).where(eq(schema.sku.sku, gone));
    expect((await get(token)).ret.unavailableItems.map(({ sku }) => sku)).toEqual([gone]);

    const other = await add(scarce, 1);
    const { cart, missing } = await take(token, other);
    expect(new Map(units(cart) as [string, number][])).toEqual(
      new Map([
        [scarce, 3],
        [free, 1],
      ]),
    );
    expect(missing).toEqual(
      expect.arrayContaining([
        { title: `Titel ${scarce}`, qty: 2, wanted: 4 },
        { title: `Titel ${gone}`, qty: 0, wanted: 1 },
      ]),
    );
    expect(missing).toHaveLength(2);
  });

  it('leaves a line with other children as it is', async () => {
    const [pan, lid, cover] = [await newArticle(), await newArticle(), await newArticle()];
    const withPart = async (part: string) => {
      const { lineId, ...who } = await add(pan, 1);
      await call('AddChildItem', [lineId, { sku: part, qty: 1 }], who);
      return { ...who, lineId };
    };
    /** Units of the lines by their children. */
    const partsOf = ({ items }: Cart) => {
      const childOf = (id: string) => items.find(({ parentId }) => parentId === id)!.sku;
      return new Map(items.filter(({ sku }) => sku === pan).map(({ lineItemId, qty }) => [childOf(lineItemId), qty]));
    };
    const once = new Map([lid, cover].map((part) => [part, 1]));
    const own = await withPart(lid);
    const { token } = await create(await withPart(cover));
    const { cart } = await take(token, own);
    expect(partsOf(cart)).toEqual(once);
    const both = (await create(own)).token;
    expect(partsOf((await take(both)).cart)).toEqual(once);
    // In the cart that they come from, both come to the lines that are like them.
    const { cart: again } = await take(both, own);
    expect(partsOf(again)).toEqual(new Map([lid, cover].map((part) => [part, 2])));
  });

  it('takes no more lines than a cart may have, and says what is missing', async () => {
    const [known, more] = [await newArticle(), await newArticle()];
    const shared = await add(known, 1);
    await add(more, 1, shared);
    const { token } = await create(shared);
    const other = await add(known, 1);
    const full = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({
      cartId: other.cart.id,
      sku: `x-${index}`,
      qty: 1,
    }));
    await services.db.insert(schema.cartItem).values(full);
    const { cart, missing } = await take(token, other);
    expect([units(cart), missing]).toEqual([[[known, 2]], [{ title: `Titel ${more}`, qty: 0, wanted: 1 }]]);
  });

  it('leaves the cart alone where nothing can be had', async () => {
    const sku = await newArticle({ stock: 1 });
    const { token } = await create(await add(sku, 1));
    const other = await add(await newArticle(), 1);
    await services.db.update(schema.sku).set({ stock: 0 }).where(eq(schema.sku.sku, sku));
    const { cart, missing } = await take(token, other);
    expect([cart.version, missing]).toEqual([other.cart.version, [{ title: `Titel ${sku}`, qty: 0, wanted: 1 }]]);
    expect(await getCart(other)).toEqual(cart);
  });

  it('has nothing for members to whom it is not open', async () => {
    const sku = await newArticle();
    const { token } = await create(await add(sku, 1));
    await services.db.update(schema.item).set({ membersOnly: true }).where(eq(schema.item.id, sku));
    expect((await get(token)).ret).toMatchObject({ items: [], unavailableItems: [{ sku }] });
    expect(await take(token)).toMatchObject({ missing: [{ qty: 0, wanted: 1 }] });
  });

  it('needs articles, and a token that is valid on this site', async () => {
    expect(await create({})).toEqual({ token: '', expiresAt: null, error: 'empty' });
    const { token } = await create(await add(await newArticle(), 1));
    for (const wrong of ['', 'x', token.slice(1), token.toLowerCase()]) {
      expect(await get(wrong)).toMatchObject({ ret: null, error: 'notFound' });
      expect(await take(wrong)).toEqual({ cart: null, missing: [], error: 'notFound', cookie: undefined });
    }
    expect((await get(token, { site: otherSite })).error).toBe('notFound');
    await services.db.update(schema.sharedCart).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await get(token)).error).toBe('notFound');
    expect(await sweepSharedCarts(services.db)).toBeGreaterThan(0);
    expect(await services.db.select().from(schema.sharedCart)).toEqual([]);
  });
});
