import { cartCaller, newSku, units } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const { call, add, getCart } = cartCaller(() => services);

async function articles(...stocks: (number | null)[]): Promise<string[]> {
  const skus = stocks.map(() => newSku()).sort();
  for (const [index, id] of skus.entries()) await insertArticle(services.db, { id, stock: stocks[index]! });
  return skus;
}

describe('AddItems', () => {
  it('adds all, the same article twice on one line', async () => {
    const [one, two] = (await articles(null, 5)) as [string, string];
    const { body, cookie } = await call('AddItems', [
      [
        { sku: one, qty: 1 },
        { sku: two, qty: 2 },
        { sku: two, qty: 3 },
      ],
    ]);
    const [cart, lineIds, error] = body;
    expect(error).toBeNull();
    expect(units(cart)).toEqual([
      [one, 1],
      [two, 5],
    ]);
    expect(lineIds).toHaveLength(3);
    expect(lineIds[1]).toBe(lineIds[2]);
    expect(units(await getCart({ cookie }))).toEqual(units(cart));
  });

  it('adds none if one is unavailable, and opens no session for that', async () => {
    const [one, scarce] = (await articles(null, 2)) as [string, string];
    const requests = [
      { sku: one, qty: 1 },
      { sku: scarce, qty: 2 },
      { sku: scarce, qty: 1 },
    ];
    const refused = await call('AddItems', [requests]);
    const error = { cartItemError: { code: 'NotEnoughStock', sku: scarce, available: 2 } };
    expect(refused).toEqual({ body: [null, [], error], cookie: undefined });

    // The cart's content counts too, which is known under its lock only.
    const filled = await add(scarce, 1);
    const { body } = await call('AddItems', [requests.slice(0, 2)], filled);
    expect(body).toEqual([filled.cart, [], error]);
    expect(units(await getCart(filled))).toEqual([[scarce, 1]]);
  });

  it('does nothing for an empty list', async () => {
    expect((await call('AddItems', [[]])).body).toEqual([null, [], null]);
  });
});

describe('child lines', () => {
  it('are added below their parent, have a quantity of their own and are removed with it', async () => {
    const [pan, lid] = (await articles(null, 4)) as [string, string];
    const parent = await add(pan, 1);
    const [cart, childId, error] = (await call('AddChildItem', [parent.lineId, { sku: lid, qty: 1 }], parent)).body;
    expect(error).toBeNull();
    expect(cart.items.find(({ sku }: { sku: string }) => sku === lid).parentId).toBe(parent.lineId);

    const update = async (method: string, id: string, qty: number) => (await call(method, [{ id, qty }], parent)).body;
    expect(units((await update('UpdateChildItem', childId, 3))[0])).toEqual([
      [pan, 1],
      [lid, 3],
    ]);
    expect((await update('UpdateChildItem', childId, 5))[1]).toMatchObject({
      cartItemError: { code: 'NotEnoughStock' },
    });
    expect((await update('UpdateChildItem', parent.lineId, 2))[1]).toMatchObject({
      cartItemError: { code: 'NotFound' },
    });
    expect((await call('RemoveItem', [parent.lineId], parent)).body[0].items).toEqual([]);
  });

  it('require a parent that is no child itself', async () => {
    const [pan, lid] = (await articles(null, null)) as [string, string];
    const parent = await add(pan, 1);
    const child = (await call('AddChildItem', [parent.lineId, { sku: lid, qty: 1 }], parent)).body[1];
    for (const under of ['nowhere', child]) {
      const { body } = await call('AddChildItem', [under, { sku: lid, qty: 1 }], parent);
      expect(body[2]).toMatchObject({ cartItemError: { code: 'NotFound', sku: lid } });
    }
  });
});
