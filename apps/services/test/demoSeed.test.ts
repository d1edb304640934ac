import { orderStatuses, site } from '@shop/contracts';
import { and, eq, like } from 'drizzle-orm';
import { DEMO_CUSTOMER, seedAccounts } from '../demo/accounts.ts';
import { demoSites } from '../demo/demoBrands.ts';
import { seedOrders } from '../demo/orders.ts';
import { seedDemo } from '../demo/seed.ts';
import {
  answer,
  customer,
  demoFile,
  image,
  item,
  itemText,
  orderLine,
  question,
  review,
  reviewComment,
  shopOrder,
  sku,
} from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const quiet = { info: () => undefined, warn: () => undefined };
const problems: unknown[] = [];
const listening = { info: () => undefined, warn: (problem: unknown) => problems.push(problem) };

/** Simulates that these files have changed since they were loaded. */
async function reload(files: string) {
  const { rowCount } = await services.db.update(demoFile).set({ hash: 'old' }).where(like(demoFile.path, files));
  expect(rowCount).toBeGreaterThan(0);
  problems.length = 0;
  await seedDemo(services.db, listening);
}

const mug = and(eq(item.site, mainSite), eq(item.id, 'name-mug'));
async function ratingOfMug() {
  const [row] = await services.db.select({ sum: item.ratingSum, count: item.ratingCount }).from(item).where(mug);
  return row ?? { sum: 0, count: 0 };
}

const skuOfMug = and(eq(sku.site, mainSite), eq(sku.sku, 'name-mug'));
const mugSku = async () => (await services.db.select().from(sku).where(skuOfMug))[0]!;
const stockOfMug = async () => (await mugSku()).stock!;
const importedStockOfMug = async () => (await mugSku()).importedStock!;

describe('loading the demo files', () => {
  it('skips an up-to-date shop', async () => {
    const version = await readContentVersion(services.db);
    await seedDemo(services.db, quiet);
    expect(await readContentVersion(services.db)).toBe(version);
  });

  it('invalidates caches when something has changed', async () => {
    const version = await readContentVersion(services.db);
    await reload(`${mainSite}/pages/%`);
    expect(await readContentVersion(services.db)).toBe(version + 1);
  });

  it('finds no problems in the files', async () => {
    await reload('%/products/%');
    expect(problems).toEqual([]);
  });

  it('keeps rows that customers depend on', async () => {
    const idsOf = async () => {
      const tables = [review, reviewComment, question, answer] as const;
      const rows = await Promise.all(tables.map((table) => services.db.select({ id: table.id }).from(table)));
      return rows.map((list) => list.map(({ id }) => id).sort());
    };
    const before = await idsOf();
    await reload('%/products/%');
    expect(await idsOf()).toEqual(before);
    expect(before.every((ids) => ids.length > 0)).toBe(true);
  });

  it('includes the reviews of customers in the rating', async () => {
    const { sum, count } = await ratingOfMug();
    const about = {
      site: mainSite,
      referenceType: 'product',
      referenceId: 'name-mug',
      locale: 'de',
      title: 'x',
      text: 'x',
      authorAlias: 'x',
    };
    await services.db.insert(review).values([
      { ...about, score: 1, approved: true },
      { ...about, score: 1, approved: false },
    ]);
    await reload(`${mainSite}/products/%`);
    expect(await ratingOfMug()).toEqual({ sum: sum + 1, count: count + 1 });
  });

  it('keeps the stock reduced by orders', async () => {
    const before = await stockOfMug();
    await services.db
      .update(sku)
      .set({ stock: before - 5 })
      .where(skuOfMug);
    await reload(`${mainSite}/products/%`);
    expect(await stockOfMug()).toBe(before - 5);
  });

  it('updates the stock if the files have changed it', async () => {
    await services.db.update(sku).set({ stock: 1 }).where(skuOfMug);
    await reload(`${mainSite}/products/%`);
    expect(await stockOfMug()).toBe(1);
    // Simulates that the files had 7 then.
    await services.db.update(sku).set({ importedStock: 7 }).where(skuOfMug);
    await reload(`${mainSite}/products/%`);
    expect(await stockOfMug()).toBe(await importedStockOfMug());
    expect(await importedStockOfMug()).toBeGreaterThan(7);
  });

  it('inserts the stock of a new SKU, and deletes one that is gone from the files', async () => {
    await services.db.delete(sku).where(skuOfMug);
    await insertArticle(services.db, { id: 'gone-from-the-files' });
    await reload(`${mainSite}/products/%`);
    expect(await stockOfMug()).toBe(await importedStockOfMug());
    expect(await services.db.select().from(sku).where(eq(sku.sku, 'gone-from-the-files'))).toEqual([]);
  });

  it('redirects the old address of an item to its new one', async () => {
    const ofMug = and(eq(itemText.site, mainSite), eq(itemText.itemId, 'name-mug'), eq(itemText.locale, 'de'));
    const [now] = await services.db.select({ uri: itemText.uri }).from(itemText).where(ofMug);
    await services.db.update(itemText).set({ uri: '/p/alter-titel' }).where(ofMug);
    await reload(`${mainSite}/products/%`);
    const { ret } = await callerOf(() => services, site)('GetSiteContext', ['/p/alter-titel']);
    expect(ret?.redirect).toBe(now?.uri);
  });

  it('deletes unused generated pictures, and no others', async () => {
    const picture = { mimeType: 'image/png', width: 1, height: 1, bytes: Buffer.from('x') };
    await services.db.insert(image).values([
      { ...picture, id: `${mainSite}.gone.main.0123456789` },
      { ...picture, id: 'review-picture-of-a-customer' },
    ]);
    const before = await services.db.select({ id: image.id }).from(image);
    await reload(`${mainSite}/pages/%`);
    const after = new Set((await services.db.select({ id: image.id }).from(image)).map(({ id }) => id));
    expect(before.map(({ id }) => id).filter((id) => !after.has(id))).toEqual([`${mainSite}.gone.main.0123456789`]);
  });
});

test('a demo account that was removed stays away, whatever is loaded', async () => {
  const isModerator = eq(customer.email, 'moderator@example.com');
  await services.db.delete(customer).where(isModerator);
  await reload(`${mainSite}/pages/%`);
  await seedAccounts(services.db);
  expect(await services.db.select().from(customer).where(isModerator)).toEqual([]);
});

test('the demo customer has a history of orders, once', async () => {
  await seedAccounts(services.db);
  for (let times = 0; times < 2; times += 1) await seedOrders(services.db);
  const orders = await services.db.select().from(shopOrder).where(eq(shopOrder.email, DEMO_CUSTOMER));
  for (const site of demoSites) {
    const own = orders.filter((order) => order.site === site);
    expect(own).toHaveLength(12);
    expect(new Set(own.map(({ status }) => status)).size).toBe(orderStatuses.length);
    expect(own.every(({ customerId, confirmedAt }) => customerId && confirmedAt)).toBe(true);
  }
  const lines = await services.db.select().from(orderLine);
  expect(lines.filter(({ title, url, image }) => title && url.startsWith('/') && image)).toHaveLength(lines.length);
});
