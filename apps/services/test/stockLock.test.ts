import { eq } from 'drizzle-orm';
import { lockStock } from '../src/catalogue/cartArticles.ts';
import * as schema from '../src/db/schema/index.ts';
import { newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

describe('lockStock', () => {
  it('lets only one of many take the last unit', async () => {
    const [sku, endless] = [newSku(), newSku()];
    await insertArticle(services.db, { id: sku, stock: 1 });
    await insertArticle(services.db, { id: endless });
    const takeOne = () =>
      services.db.transaction(async (tx) => {
        const stock = (await lockStock(tx, mainSite, [sku, endless, 'unknown'])).get(sku)!;
        if (stock < 1) return false;
        await tx
          .update(schema.sku)
          .set({ stock: stock - 1 })
          .where(eq(schema.sku.sku, sku));
        return true;
      });
    const taken = await Promise.all(Array.from({ length: 8 }, takeOne));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const left = await services.db.transaction((tx) => lockStock(tx, mainSite, [endless, sku, 'unknown']));
    expect(left).toEqual(
      new Map<string, number | null>([
        [sku, 0],
        [endless, null],
      ]),
    );
  });
});
