import { catalogueBackend } from '@shop/contracts';
import { locales } from '@shop/contracts/constants';
import { and, count, eq, ne } from 'drizzle-orm';
import { generateItems, removeGenerated } from '../demo/generate/generateItems.ts';
import { countTerms } from '../src/search/postgres/countTerms.ts';
import { item, itemText, searchTerm } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { recipeSite } from './support/sites.ts';

const SITE = recipeSite;
const PRODUCTS = 150;
const RECIPES = 30;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);

const generate = () =>
  services.db.transaction(async (tx) => {
    await removeGenerated(tx, SITE);
    await generateItems(tx, SITE, { products: PRODUCTS, recipes: RECIPES });
    await tx.execute('drop table made');
    await countTerms(tx, SITE);
  });
const remove = () =>
  services.db.transaction(async (tx) => {
    await removeGenerated(tx, SITE);
    await countTerms(tx, SITE);
  });
const itemsOf = async (source: 'demo' | 'generated') =>
  (
    await services.db
      .select({ n: count() })
      .from(item)
      .where(and(eq(item.site, SITE), eq(item.source, source)))
  )[0]?.n;
const terms = () =>
  services.db.select().from(searchTerm).where(eq(searchTerm.site, SITE)).orderBy(searchTerm.locale, searchTerm.term);

describe('a generated catalogue', () => {
  it('has the requested number of items, however often it is generated', async () => {
    const demo = await itemsOf('demo');
    await generate();
    await generate();
    expect(await itemsOf('generated')).toBe(PRODUCTS + RECIPES);
    expect(await itemsOf('demo')).toBe(demo);
  });

  it('is found by its names in every language', async () => {
    for (const locale of locales) {
      const { ret } = await call('Search', [{ term: 'säntis', locale, pageSize: 48 }], { site: SITE });
      expect(ret?.items.length).toBeGreaterThan(0);
      expect(ret?.filters.length).toBeGreaterThan(0);
    }
  });

  it('leaves nothing behind when it is removed', async () => {
    await remove();
    const before = await terms();
    await generate();
    await remove();
    expect(await terms()).toEqual(before);
    expect(await itemsOf('generated')).toBe(0);
    const texts = await services.db
      .select({ n: count() })
      .from(itemText)
      .leftJoin(item, and(eq(item.site, itemText.site), eq(item.id, itemText.itemId)))
      .where(and(eq(itemText.site, SITE), ne(item.source, 'demo')));
    expect(texts[0]?.n).toBe(0);
  });
});
