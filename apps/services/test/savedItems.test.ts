import { type Cart, identity, savedItem } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { deleteCart } from '../src/cart/cartRepository.ts';
import { MAX_LINES } from '../src/cart/cartRules.ts';
import * as schema from '../src/db/schema/index.ts';
import { cartCaller, newSku, units, type Who } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { add, call, getCart } = cartCaller(() => services);

const saved = ({ savedItems }: Cart) => savedItems.map(({ sku, qty }) => [sku, qty]);
async function change(method: 'Save' | 'MoveToCart' | 'Remove', id: string, who: Who) {
  const { body } = await services.call(savedItem, method, [id], who);
  return { cart: body[0] as Cart, error: body[1] };
}
async function newArticle(stock: number | null = null): Promise<string> {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, stock });
  return sku;
}
const setStock = (sku: string, stock: number) =>
  services.db.update(schema.sku).set({ stock }).where(eq(schema.sku.sku, sku));
async function signIn(cookie?: string): Promise<Who> {
  const account = ['kunde@example.com', 'Geschenk-2026'];
  const reply = await services.call(identity, 'Login', account, { cookie, site: mainSite });
  expect(reply.body).toEqual([null]);
  return { cookie: reply.cookie };
}
const notFound = { cartItemError: { code: 'NotFound', sku: '', available: 0 } };

describe('Save', () => {
  it('takes a line with its children out of the cart and its sums', async () => {
    const [pan, lid, knife] = [await newArticle(), await newArticle(), await newArticle()];
    const { lineId, ...who } = await add(pan, 2);
    await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    await add(knife, 1, who);
    const { cart: kept, error } = await change('Save', lineId, who);
    expect(error).toBeNull();
    expect(units(kept)).toEqual([[knife, 1]]);
    expect(kept.summary).toMatchObject({ itemCount: 1, total: { cents: 1000 } });
    expect(saved(kept)).toEqual([
      [pan, 2],
      [lid, 1],
    ]);
    expect((await call('GetItemCount', [], who)).body).toEqual([1, null]);
  });

  it('sums up what is saved already', async () => {
    const sku = await newArticle();
    const { lineId, ...who } = await add(sku, 2);
    await change('Save', lineId, who);
    const again = await add(sku, 3, who);
    expect(saved((await change('Save', again.lineId, who)).cart)).toEqual([[sku, 5]]);
  });

  it('makes a child a line of its own', async () => {
    const [pan, lid] = [await newArticle(), await newArticle()];
    const { lineId, ...who } = await add(pan, 1);
    const { body } = await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    const { cart: kept } = await change('Save', body[1], who);
    expect(units(kept)).toEqual([[pan, 1]]);
    expect(kept.savedItems).toMatchObject([{ sku: lid, parentId: null }]);
  });

  it('never touches a line of another visitor', async () => {
    const sku = await newArticle();
    const mine = await add(sku, 1);
    const theirs = await add(sku, 1);
    for (const method of ['Save', 'MoveToCart', 'Remove'] as const) {
      expect((await change(method, mine.lineId, theirs)).error).toEqual(notFound);
    }
    expect(units(await getCart(mine))).toEqual([[sku, 1]]);
    await change('Save', mine.lineId, mine);
    for (const method of ['Save', 'MoveToCart', 'Remove'] as const) {
      expect((await change(method, mine.lineId, theirs)).error).toEqual(notFound);
    }
    expect(saved(await getCart(mine))).toEqual([[sku, 1]]);
  });
});

describe('MoveToCart', () => {
  it('puts a line back with its children, and adds to the same line', async () => {
    const [pan, lid] = [await newArticle(), await newArticle()];
    const { lineId, ...who } = await add(pan, 1);
    await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    await change('Save', lineId, who);
    const { cart: back } = await change('MoveToCart', lineId, who);
    expect(back.savedItems).toEqual([]);
    expect(new Map(back.items.map(({ sku, parentId }) => [sku, parentId]))).toEqual(
      new Map([
        [pan, null],
        [lid, lineId],
      ]),
    );

    const alone = await newArticle();
    const first = await add(alone, 1, who);
    await change('Save', first.lineId, who);
    await add(alone, 2, who);
    expect(units((await change('MoveToCart', first.lineId, who)).cart)).toContainEqual([alone, 3]);
  });

  it('gives as many units as there are, and none of what is sold out', async () => {
    const sku = await newArticle(5);
    const { lineId, ...who } = await add(sku, 4);
    await change('Save', lineId, who);
    await setStock(sku, 0);
    const soldOut = await change('MoveToCart', lineId, who);
    expect(soldOut.error).toEqual({ cartItemError: { code: 'NotEnoughStock', sku, available: 0 } });
    expect(saved(soldOut.cart)).toEqual([[sku, 4]]);
    await setStock(sku, 3);
    expect(units((await change('MoveToCart', lineId, who)).cart)).toEqual([[sku, 3]]);
  });

  it('puts nothing into a full cart, where units of a line that is there find space', async () => {
    const [pan, lid, rest] = [await newArticle(), await newArticle(), await newArticle()];
    const { lineId, cart: first, ...who } = await add(pan, 1);
    await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    await change('Save', lineId, who);
    const more = await add(rest, 1, who);
    await change('Save', more.lineId, who);
    await add(rest, 1, who);
    const fill = (count: number) =>
      services.db
        .insert(schema.cartItem)
        .values(Array.from({ length: count }, (_, index) => ({ cartId: first.id, sku: `gone-${index}`, qty: 1 })));
    // Space for the line, and not for its child.
    await fill(MAX_LINES - 2);
    const before = await getCart(who);
    const refused = await change('MoveToCart', lineId, who);
    expect(refused).toEqual({ cart: before, error: { cartError: 'invalid' } });
    await fill(1);
    const { cart: summed, error } = await change('MoveToCart', more.lineId, who);
    expect([error, units(summed)]).toEqual([null, [[rest, 2]]]);
  });

  it('leaves children saved that are gone', async () => {
    const [pan, lid] = [await newArticle(), await newArticle(1)];
    const { lineId, ...who } = await add(pan, 1);
    await call('AddChildItem', [lineId, { sku: lid, qty: 1 }], who);
    await change('Save', lineId, who);
    await setStock(lid, 0);
    const { cart: back } = await change('MoveToCart', lineId, who);
    expect(units(back)).toEqual([[pan, 1]]);
    expect(back.savedItems).toMatchObject([{ sku: lid, parentId: null }]);
  });
});

describe('saved lines', () => {
  it('outlive an order and DeleteCart, and can be removed', async () => {
    const [kept, bought] = [await newArticle(), await newArticle()];
    const { lineId, cart: first, ...who } = await add(kept, 1);
    await change('Save', lineId, who);
    await add(bought, 1, who);
    await services.db.transaction((tx) => deleteCart(tx, first.id));
    const after = await getCart(who);
    expect([units(after), saved(after)]).toEqual([[], [[kept, 1]]]);
    await add(bought, 1, who);
    expect((await call('DeleteCart', [], who)).body).toEqual([null]);
    expect(saved(await getCart(who))).toEqual([[kept, 1]]);
    expect(saved((await change('Remove', lineId, who)).cart)).toEqual([]);
    await call('DeleteCart', [], who);
    expect(await getCart(who)).toBeNull();
  });

  it('go along when their visitor signs in, each article once', async () => {
    const [both, own] = [await newArticle(), await newArticle()];
    const customer = await signIn();
    const home = await add(both, 1, customer);
    await change('Save', home.lineId, customer);
    const elsewhere = await add(both, 1);
    await change('Save', elsewhere.lineId, elsewhere);
    const more = await add(own, 1, elsewhere);
    await change('Save', more.lineId, elsewhere);
    const found = await getCart(await signIn(elsewhere.cookie));
    expect(saved(found).sort()).toEqual(
      [
        [both, 1],
        [own, 1],
      ].sort(),
    );
  });

  it('for which an account has no space stay behind at a sign-in, which says so', async () => {
    const [pan, lid, old] = [await newArticle(), await newArticle(), await newArticle()];
    const customer = await signIn();
    const { cart: home } = await add(await newArticle(), 1, customer);
    const { savedItems } = home as Cart;
    const freeLines = MAX_LINES - savedItems.length;
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ cartId: home.id, sku: `x-${index}`, qty: 1, savedAt: new Date() },
      }));
    await services.db.insert(schema.cartItem).values(rows(freeLines - 1));
    const elsewhere = await add(old, 3);
    await change('Save', elsewhere.lineId, elsewhere);
    const newest = await add(pan, 1, elsewhere);
    await call('AddChildItem', [newest.lineId, { sku: lid, qty: 1 }], elsewhere);
    await change('Save', newest.lineId, elsewhere);
    const found = await getCart(await signIn(elsewhere.cookie));
    const skus = found.savedItems.map(({ sku }: { sku: string }) => sku);
    expect([skus.length, skus.includes(pan), skus.includes(lid), skus.includes(old)]).toEqual([
      MAX_LINES,
      ...[true, false, false],
    ]);
    expect(found.merge).toEqual({
      added: [],
      limited: [
        { title: `Titel ${lid}`, qty: 0, wanted: 1 },
        { title: `Titel ${old}`, qty: 0, wanted: 3 },
      ],
    });
  });
});
