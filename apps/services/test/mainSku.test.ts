import { randomUUID } from 'node:crypto';
import { catalogueBackend, catalogueDetail } from '@shop/contracts';
import { PRICE_FILTER, priceValue } from '@shop/contracts/price-range';
import { eq } from 'drizzle-orm';
import { sku } from '../src/db/schema/index.ts';
import { bumpContentVersion, readContentVersion } from '../src/site/contentVersion.ts';
import { callerOf } from './support/caller.ts';
import { cartCaller } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { insertList } from './support/insertList.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const detail = callerOf(() => services, catalogueDetail);
const backend = callerOf(() => services, catalogueBackend);
const { add } = cartCaller(() => services);

/** An item with SKUs of these prices and stocks; the first has the item's id. */
async function itemOf(...offers: { priceCents: number; stock: number | null }[]) {
  const id = `main-${randomUUID()}`;
  const skus = offers.map((_, index) => (index === 0 ? id : `${id}-${index}`));
  await insertArticle(services.db, {
    id,
    priceCents: Math.min(...offers.map(({ priceCents }) => priceCents)),
    variants: Object.fromEntries(skus.slice(1).map((name) => [name, `Art ${name}`])),
  });
  for (const [position, offer] of offers.entries()) {
    await services.db
      .update(sku)
      .set({ ...offer, position })
      .where(eq(sku.sku, skus[position]!));
  }
  await bumpContentVersion(services.db);
  return { id, skus };
}

async function listOf(...items: string[]) {
  const id = `list-${randomUUID()}`;
  await insertList(services.db, { id, items });
  return id;
}

/** Tile and page of an item without a chosen variant. */
async function shownOf(id: string) {
  const { ret } = await backend('GetListingItems', [{ listId: await listOf(id), locale: 'de' }]);
  const { ret: product } = await detail('GetProduct', [id]);
  const tile = ret!.items[0]!;
  return {
    skus: [tile.canonicalSKU, product?.canonicalSKU, product?.sku],
    prices: [tile.price, product?.price].map((price) => price?.amount.cents),
    isSoldOut: product?.maxQuantity === 0,
  };
}

describe('the main SKU of an item is', () => {
  it('the cheapest available one', async () => {
    const { id, skus } = await itemOf(
      { priceCents: 3000, stock: 4 },
      { priceCents: 2000, stock: 0 },
      { priceCents: 2500, stock: null },
    );
    expect(await shownOf(id)).toEqual({ skus: Array(3).fill(skus[2]), prices: [2500, 2500], isSoldOut: false });
  });

  it('the cheapest if all are sold out', async () => {
    const { id, skus } = await itemOf({ priceCents: 3000, stock: 0 }, { priceCents: 2000, stock: 0 });
    expect(await shownOf(id)).toEqual({ skus: Array(3).fill(skus[1]), prices: [2000, 2000], isSoldOut: true });
  });

  it('the first of equal prices', async () => {
    const { id } = await itemOf({ priceCents: 2000, stock: 1 }, { priceCents: 2000, stock: 9 });
    expect(await shownOf(id)).toEqual({ skus: Array(3).fill(id), prices: [2000, 2000], isSoldOut: false });
  });

  it('the one whose picture is shown', async () => {
    const set = (stock: number) => services.db.update(sku).set({ stock }).where(eq(sku.sku, 'name-mug'));
    await set(0);
    const [mug, green] = await Promise.all(['name-mug', 'name-mug-green'].map((name) => detail('GetProduct', [name])));
    await set(5);
    expect(mug?.ret?.sku).not.toBe('name-mug');
    expect(mug?.ret?.images[0]?.url).toContain(mug?.ret?.sku);
    expect(green?.ret?.images[0]?.url).toContain('name-mug-green');
  });
});

it("a variant with its item's id can still be chosen, and is linked from the cart", async () => {
  const { id } = await itemOf({ priceCents: 3000, stock: 4 }, { priceCents: 2000, stock: 4 });
  expect((await detail('GetProductShoppingPage', [id])).ret).toMatchObject({
    sku: id,
    price: { amount: { cents: 3000 } },
  });
  const { cart } = await add(id, 1);
  expect(cart.items[0]!.link.url).toBe(`/p/${id}?variant=${id}`);
});

it('a list is sorted by the prices it shows', async () => {
  const { id: early } = await itemOf({ priceCents: 5000, stock: 2 }, { priceCents: 100, stock: 0 });
  const { id: late } = await itemOf({ priceCents: 3000, stock: 2 });
  const listId = await listOf(early, late);
  const { ret } = await backend('GetListingItems', [{ listId, locale: 'de', sort: 'priceAscending' }]);
  expect(ret?.items.map(({ price }) => price?.amount.cents)).toEqual([3000, 5000]);
});

it('a list is sorted and filtered by the prices it shows once a variant is sold out, and once it is there again', async () => {
  const { id, skus } = await itemOf({ priceCents: 5000, stock: 2 }, { priceCents: 100, stock: 1 });
  const { id: other } = await itemOf({ priceCents: 3000, stock: 2 });
  const listId = await listOf(id, other);
  const pricesOf = async (filters: Record<string, string[]>) => {
    const asked = { listId, locale: 'de', sort: 'priceAscending', filters } as const;
    return (await backend('GetListingItems', [asked])).ret?.items.map(({ price }) => price?.amount.cents);
  };
  const upTo10 = { [PRICE_FILTER]: [priceValue({ min: null, max: 1000 })] };
  const setStock = (stock: number) => services.db.update(sku).set({ stock }).where(eq(sku.sku, skus[1]!));
  for (const [stock, all, cheap] of [
    [1, [100, 3000], [100]],
    [0, [3000, 5000], []],
    [2, [100, 3000], [100]],
  ] as const) {
    await setStock(stock);
    expect([await pricesOf({}), await pricesOf(upTo10)]).toEqual([all, cheap]);
  }
});

it('a stock that changes no list makes no new version of the content', async () => {
  const { skus } = await itemOf({ priceCents: 5000, stock: 3 }, { priceCents: 100, stock: 3 });
  const { skus: single } = await itemOf({ priceCents: 5000, stock: 3 });
  const version = await readContentVersion(services.db);
  const set = (name: string, stock: number) => services.db.update(sku).set({ stock }).where(eq(sku.sku, name));
  await set(skus[1]!, 2);
  await set(single[0]!, 0);
  expect(await readContentVersion(services.db)).toBe(version);
  await services.db.transaction(async (tx) => {
    for (const name of skus) await tx.update(sku).set({ stock: 0 }).where(eq(sku.sku, name));
  });
  expect(await readContentVersion(services.db)).toBe(version + 1);
});
