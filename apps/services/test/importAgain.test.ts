import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { seedDemo } from '../demo/seed.ts';
import { demoFile, image, item, itemText, searchDocument } from '../src/db/schema/index.ts';
import { removeImports } from '../src/import/removeImports.ts';
import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, productOf, recipeAt, contentOf, redirectOf, search } = importerOf(() => services);

describe('imported items', () => {
  beforeAll(async () => {
    await take('products.xml');
    await take('products-fr.xml', { locale: 'fr' });
    await take('recipes.jsonld');
  });

  it('survive a reload of the demo world, with their cooks and pictures', async () => {
    await services.db
      .update(demoFile)
      .set({ hash: 'old' })
      .where(like(demoFile.path, `${recipeSite}/%`));
    await seedDemo(services.db, { info: () => undefined, warn: () => undefined });
    expect(await recipeAt('/rezepte/sonntagszopf')).toMatchObject({
      cook: { name: 'Nora Wyss', image: { width: 600 } },
      images: [{ width: 600 }],
    });
    expect((await take('recipes.jsonld')).counts()).toMatchObject({ unchanged: 2 });
    expect((await take('products.xml')).counts()).toMatchObject({ unchanged: 6 });
    expect((await contentOf('/weitere-artikel/gewuerze')).page.referenceId).toBe('import-list-gewuerze');
  });

  it('can be removed completely', async () => {
    expect((await removeImports(services.db, recipeSite)).removed).toBe(7);
    expect(await services.db.select().from(item).where(eq(item.source, 'import'))).toEqual([]);
    expect(await services.db.select().from(itemText).where(like(itemText.itemId, 'import%'))).toEqual([]);
    expect(await services.db.select().from(searchDocument).where(like(searchDocument.itemId, 'import%'))).toEqual([]);
    expect(
      await services.db
        .select()
        .from(image)
        .where(like(image.id, `${recipeSite}.import.%`)),
    ).toEqual([]);
    expect((await contentOf('/weitere-artikel')).id).toBe('not-found');
    expect(await search('Quittenkrug')).toEqual([]);
  });

  it('may be in another language than the default, which falls back to their texts', async () => {
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

describe('changed items', () => {
  const table = async (...rows: string[]) => {
    const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'feed.tsv');
    await writeFile(file, ['id\ttitle\tprice\titem_group_id\tcolor', ...rows].join('\n'));
    return [file];
  };

  it('may become variants of one product, without leaving an empty one', async () => {
    await take('', { paths: await table('w-1\tBecher weiss\t10 EUR', 'w-2\tBecher schwarz\t12 EUR') });
    const rows = ['w-1\tBecher\t10 EUR\tw\tweiss', 'w-2\tBecher\t12 EUR\tw\tschwarz'];
    const report = await take('', { paths: await table(...rows) });
    expect(report.removed).toBe(2);
    expect((await productOf('import-w-2'))?.id).toBe('imported-group-w');
    expect(await redirectOf('/p/becher-weiss')).toBe('/p/becher');
  });

  it('keep variants that are missing or invalid in a partial feed', async () => {
    const rows = ['v-1\tTuch Streifen, rot\t10 EUR\tv\trot', 'v-2\tTuch Streifen, blau\t12 EUR\tv\tblau'];
    await take('', { paths: await table(...rows) });
    const whole = await productOf('import-v-2');
    const report = await take('', { paths: await table(rows[1]!.replace('12', '9'), 'v-1\tTuch\tgratis\tv\trot') });
    expect(report.counts()).toMatchObject({ updated: 1, skipped: 1 });
    const part = await productOf('import-v-2');
    expect(part?.price?.amount.cents).toBe(900);
    expect(part).toMatchObject({ title: 'Tuch Streifen', configurationOptions: [{ values: { length: 2 } }] });
    expect(new Set(part?.configurationOptions[0]?.values.map(({ label }) => label))).toEqual(new Set(['rot', 'blau']));
    expect((await productOf('import-v-1'))?.price?.amount.cents).toBe(1000);
    expect((await take('', { paths: await table(rows[1]!.replace('12', '9')) })).counts()).toMatchObject({
      unchanged: 1,
    });
    await take('', { paths: await table(...rows) });
    expect(await productOf('import-v-2')).toEqual(whole);
  });

  it('may move their variants to another product', async () => {
    const row = (id: string, group: string) => `${id}\tSchale ${id}\t10 EUR\t${group}\t${id}`;
    await take('', { paths: await table(row('m-1', 'm'), row('m-2', 'm'), row('n-1', 'n')) });
    await take('', { paths: await table(row('n-1', 'n'), row('m-1', 'n'), row('m-2', 'm')) });
    expect((await productOf('import-m-1'))?.id).toBe('imported-group-n');
    expect((await productOf('import-m-2'))?.configurationOptions[0]?.values.length ?? 1).toBe(1);
  });

  it('keep the GTIN of each variant, also in a partial feed', async () => {
    const file = async (...rows: string[]) => {
      const [path] = await table();
      await writeFile(path!, ['id\ttitle\tprice\titem_group_id\tcolor\tgtin', ...rows].join('\n'));
      return [path!];
    };
    const rows = ['x-1\tKelle\t10 EUR\tx\trot\t7612345678900', 'x-2\tKelle\t10 EUR\tx\tblau\t4006381333931'];
    await take('', { paths: await file(...rows) });
    await take('', { paths: await file(rows[1]!.replace('10 EUR', '9 EUR')) });
    const uri = (await productOf('import-x-1'))?.link.url ?? '';
    const [product] = (await contentOf(uri)).page.meta.jsonLd as { hasVariant: object[] }[];
    expect(
      new Set(product?.hasVariant.map((one) => ['sku', 'gtin'].map((name) => Reflect.get(one, name)).join())),
    ).toEqual(new Set(['import-x-1,7612345678900', 'import-x-2,4006381333931']));
  });

  it('get a separate address if they share a title', async () => {
    await take('', {
      paths: await table('t-1\tTeller\t10 EUR', 't-2\tTeller\t12 EUR', 't-3\t陶器\t5 EUR', 't-4\t✿\t5 EUR'),
    });
    const urls = await Promise.all([1, 2, 3, 4].map(async (n) => (await productOf(`import-t-${n}`))?.link.url ?? ''));
    expect(new Set(urls).size).toBe(4);
    for (const url of urls) expect((await contentOf(url)).id).toMatch(/^import-t-/);
  });

  it('do not fail because of another one that the database rejects', async () => {
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
