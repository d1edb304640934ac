import { orderStatuses, site } from '@shop/contracts';
import { and, eq, gt, like, ne } from 'drizzle-orm';
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

const skuNamed = (name: string) => and(eq(sku.site, mainSite), eq(sku.sku, name));
const stockOf = async (name: string) => (await services.db.select().from(sku).where(skuNamed(name)))[0]?.stock;
const setStock = (name: string, stock: Partial<typeof sku.$inferInsert>) =>
  services.db.update(sku).set(stock).where(skuNamed(name));

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

  it('finds no problems in the files, and keeps rows that customers depend on', async () => {
    const idsOf = async () => {
      const tables = [review, reviewComment, question, answer] as const;
      const rows = await Promise.all(tables.map((table) => services.db.select({ id: table.id }).from(table)));
      return rows.map((list) => list.map(({ id }) => id).sort());
    };
    const before = await idsOf();
    await reload('%/products/%');
    expect(problems).toEqual([]);
    expect(await idsOf()).toEqual(before);
    expect(before.every((ids) => ids.length > 0)).toBe(true);
  });

  it('keeps the reviews of customers, the stock reduced by orders, and old addresses', async () => {
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
    const stock = (await stockOf('name-mug'))!;
    await setStock('name-mug', { stock: stock - 5 });
    const ofMug = and(eq(itemText.site, mainSite), eq(itemText.itemId, 'name-mug'), eq(itemText.locale, 'de'));
    const [now] = await services.db.select({ uri: itemText.uri }).from(itemText).where(ofMug);
    await services.db.update(itemText).set({ uri: '/p/alter-titel' }).where(ofMug);

    await reload(`${mainSite}/products/%`);

    expect(await ratingOfMug()).toEqual({ sum: sum + 1, count: count + 1 });
    expect(await stockOf('name-mug')).toBe(stock - 5);
    const { ret } = await callerOf(() => services, site)('GetSiteContext', ['/p/alter-titel']);
    expect(ret?.redirect).toBe(now?.uri);
  });

  it('takes over stock that the files have changed, and SKUs that are new or gone', async () => {
    // Simulates that the files had 7 then, of which 6 were sold.
    await setStock('name-mug', { stock: 1, importedStock: 7 });
    const [another] = await services.db
      .select({ sku: sku.sku, stock: sku.importedStock })
      .from(sku)
      .where(and(eq(sku.site, mainSite), ne(sku.sku, 'name-mug'), gt(sku.importedStock, 0)));
    await services.db.delete(sku).where(skuNamed(another!.sku));
    await insertArticle(services.db, { id: 'gone-from-the-files' });

    await reload(`${mainSite}/products/%`);

    const [mug] = await services.db.select().from(sku).where(skuNamed('name-mug'));
    expect(mug!.stock).toBe(mug!.importedStock);
    expect(mug!.importedStock).toBeGreaterThan(7);
    expect(await stockOf(another!.sku)).toBe(another!.stock);
    expect(await stockOf('gone-from-the-files')).toBeUndefined();
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
