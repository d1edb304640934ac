import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { seedDemo } from '../demo/seed.ts';
import { demoFile, image, item, itemText } from '../src/db/schema/index.ts';
import { removeImports } from '../src/import/importFiles.ts';
import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, productOf, recipeAt, contentOf, redirectOf, search } = importerOf(() => services);

describe('what was imported', () => {
  beforeAll(async () => {
    await take('products.xml');
    await take('products-fr.xml', { locale: 'fr' });
    await take('recipes.jsonld');
  });

  it('survives a new demo world, with its cooks and pictures', async () => {
    await services.db.update(demoFile).set({ hash: 'old' }).where(like(demoFile.path, 'hmd/%'));
    await seedDemo(services.db, { info: () => undefined, warn: () => undefined });
    expect(await recipeAt('/rezepte/sonntagszopf')).toMatchObject({
      cook: { name: 'Nora Wyss', image: { width: 600 } },
      images: [{ width: 600 }],
    });
    expect((await take('recipes.jsonld')).counts()).toMatchObject({ unchanged: 2 });
    expect((await take('products.xml')).counts()).toMatchObject({ unchanged: 6 });
    expect((await contentOf('/weitere-artikel/gewuerze')).page.referenceId).toBe('import-list-gewuerze');
  });

  it('can be taken out again, without a trace', async () => {
    expect((await removeImports(services.db, 'hmd')).removed).toBe(7);
    expect(await services.db.select().from(item).where(eq(item.source, 'import'))).toEqual([]);
    expect(await services.db.select().from(itemText).where(like(itemText.itemId, 'import%'))).toEqual([]);
    expect(await services.db.select().from(image).where(like(image.id, 'hmd.import.%'))).toEqual([]);
    expect((await contentOf('/weitere-artikel')).id).toBe('not-found');
    expect(await search('Quittenkrug')).toEqual([]);
  });

  it('may be in another language than the default, which borrows its texts', async () => {
    await take('products-fr.xml', { locale: 'fr' });
    expect(await productOf('import-krug-1')).toMatchObject({
      title: 'Cruche à coing en grès',
      link: { url: '/p/cruche-a-coing-en-gres' },
    });
    await take('products.xml');
    expect(await productOf('import-krug-1')).toMatchObject({ title: 'Quittenkrug aus Steinzeug' });
    expect(await productOf('import-krug-1', 'fr')).toMatchObject({ title: 'Cruche à coing en grès' });
    expect((await contentOf('/weitere-artikel')).id).toBe('import-items');
  });
});

describe('items that change', () => {
  const table = async (...rows: string[]) => {
    const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'feed.tsv');
    await writeFile(file, ['id\ttitle\tprice\titem_group_id\tcolor', ...rows].join('\n'));
    return [file];
  };

  it('may become variants of one product, and leave no empty one behind', async () => {
    await take('', { paths: await table('w-1\tBecher weiss\t10 EUR', 'w-2\tBecher schwarz\t12 EUR') });
    const rows = ['w-1\tBecher\t10 EUR\tw\tweiss', 'w-2\tBecher\t12 EUR\tw\tschwarz'];
    const report = await take('', { paths: await table(...rows) });
    expect(report.removed).toBe(2);
    expect((await productOf('import-w-2'))?.id).toBe('imported-group-w');
    expect(await redirectOf('/p/becher-weiss')).toBe('/p/becher');
  });

  it('get an address of their own where they share a title', async () => {
    await take('', {
      paths: await table('t-1\tTeller\t10 EUR', 't-2\tTeller\t12 EUR', 't-3\t陶器\t5 EUR', 't-4\t✿\t5 EUR'),
    });
    const urls = await Promise.all([1, 2, 3, 4].map(async (n) => (await productOf(`import-t-${n}`))?.link.url ?? ''));
    expect(new Set(urls).size).toBe(4);
    for (const url of urls) expect((await contentOf(url)).id).toMatch(/^import-t-/);
  });

  it('cost no other where the database refuses one', async () => {
    const rows = [`u-1\tGut\t10 EUR`, `u-2\tSchlecht\t10 EUR`];
    await services.db.execute(sql`alter table sku add constraint no_bad check (sku <> 'import-u-2')`);
    const report = await take('', { paths: await table(...rows) });
    await services.db.execute(sql`alter table sku drop constraint no_bad`);
    expect(report.lines.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['u-1', 'taken'],
      ['u-2', 'skipped'],
    ]);
    expect((await productOf('import-u-1'))?.title).toBe('Gut');
    expect(await productOf('import-u-2')).toBeNull();
  });
});
