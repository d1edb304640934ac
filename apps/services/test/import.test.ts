import { and, eq, like } from 'drizzle-orm';
import { image, item, itemText, outboxEvent, sku } from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, productOf, contentOf, titlesIn, search } = importerOf(() => services);

describe('a product feed', () => {
  it('changes nothing in a dry run', async () => {
    const version = await readContentVersion(services.db);
    expect((await take('products.xml', { dryRun: true })).counts()).toMatchObject({ taken: 6 });
    expect(await readContentVersion(services.db)).toBe(version);
    expect(await productOf('import-krug-1')).toBeNull();
    expect(
      await services.db
        .select()
        .from(image)
        .where(like(image.id, `${recipeSite}.import.%`)),
    ).toEqual([]);
  });

  it('is imported item by item, with reasons for skipped ones', async () => {
    const version = await readContentVersion(services.db);
    const report = await take('products.xml');
    expect(report.counts()).toEqual({ taken: 6, updated: 0, unchanged: 0, skipped: 8 });
    expect(report.lines.filter(({ outcome }) => outcome === 'skipped').map(({ id, notes }) => [id, ...notes])).toEqual([
      ['krug-1', 'its id was there before'],
      ['ohne-preis', 'it has no price'],
      ['gratis', 'it costs nothing'],
      ['franken', 'price in CHF, the shop sells in EUR'],
      ['#10', 'it has no id'],
      ['#11', expect.stringContaining('broken XML')],
      ['#12', expect.stringContaining('broken XML')],
      ['#13', expect.stringContaining('broken XML')],
    ]);
    expect(report.lines.find(({ id }) => id === 'krug-1')).toBeDefined();
    expect(await readContentVersion(services.db)).toBe(version + 1);
  });

  it('reports ignored fields of each item', async () => {
    const report = await take('products.xml');
    const notesOf = (wanted: string) => report.lines.findLast(({ id }) => id === wanted)?.notes;
    expect(notesOf('krug-1')).toEqual([
      'on sale until 2026-12-24T22:59:00.000Z: import it again then',
      'left out: adult, custom_label_0',
      'picture pictures/fehlt.png left out: there is no such file',
      'picture ../../package.json left out: it lies outside of the folder of its file',
    ]);
    expect(notesOf('fondue')).toEqual(['availability preorder counts as sold out']);
  });

  it('becomes products with safe texts, price, stock and pictures', async () => {
    const jug = await productOf('import-krug-1');
    expect(jug).toMatchObject({
      title: 'Quittenkrug aus Steinzeug',
      subTitle: 'Töpferei am Rank',
      summary: 'Fasst einen Liter, hält den Most kühl.',
      description:
        '<h3>Von Hand gedreht</h3><p>Fasst <b>einen Liter</b>, hält den Most kühl. Mehr</p><ul><li>Spülmaschinenfest</li></ul>',
      price: { amount: { cents: 3990 }, crossAmount: { cents: 4990 }, currency: 'EUR' },
      countDown: { endDate: Date.parse('2026-12-24T22:59:00Z') },
      maxQuantity: 7,
      facts: [
        { label: 'Höhe', value: '24 cm' },
        { label: 'Material', value: 'Keramik' },
        { label: 'Nummer des Herstellers', value: 'QK-100' },
      ],
    });
    expect(jug?.images).toHaveLength(1);
    const picture = await fetch(`${services.url}${jug?.images[0]?.url}?w=320`);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect((await productOf('import-drehmaschine'))?.description).not.toContain('haha');
  });

  it('merges the items of a group into one product with variants', async () => {
    const cloth = await productOf('import-tuch-l');
    expect(cloth).toMatchObject({ title: 'Halbleinentuch Sommerwiese', price: { amount: { cents: 2450 } } });
    expect(cloth?.configurationOptions[0]?.values.map(({ label }) => label)).toEqual(['40 × 60 cm', '60 × 90 cm']);
    expect((await productOf('import-tuch-s'))?.stockLevel?.code).toBe('label3');
  });

  it('is in the lists it names, and in new ones if they do not exist', async () => {
    expect((await contentOf('/p/quittenkrug-aus-steinzeug')).breadcrumb.map(({ label }) => label).slice(1)).toEqual([
      'Küche',
      'Tisch',
      'Teller und Schalen',
      'Quittenkrug aus Steinzeug',
    ]);
    expect((await contentOf('/kochgeschirr/toepfe/fondue-und-raclette')).page.referenceId).toBe(
      'import-list-fondue-und-raclette',
    );
    expect((await contentOf('/weitere-artikel/gewuerze')).page.meta.h1Title).toBe('Gewürze');
    expect(await titlesIn('textiles')).toContain('Halbleinentuch Sommerwiese');
    expect((await search('Quittenkrug'))[0]).toBe('Quittenkrug aus Steinzeug');
    expect(await titlesIn('plates-bowls', { material: ['ceramic'] })).toContain('Quittenkrug aus Steinzeug');
  });

  it('has its GTIN in structured data', async () => {
    const jsonLd = (await contentOf('/p/quittenkrug-aus-steinzeug')).page.meta.jsonLd as Record<string, unknown>[];
    expect(jsonLd.find((one) => one['@type'] === 'Product')).toMatchObject({
      gtin: '7612345678900',
      brand: { name: 'Töpferei am Rank' },
      offers: { price: '39.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  it('skips unchanged items', async () => {
    const saved = () =>
      services.db
        .select({ id: item.id, at: item.updatedAt })
        .from(item)
        .where(eq(item.source, 'import'))
        .orderBy(item.id);
    const [version, before] = [await readContentVersion(services.db), await saved()];
    expect((await take('products.xml')).counts()).toMatchObject({ taken: 0, updated: 0, unchanged: 6 });
    expect(await saved()).toEqual(before);
    expect(await readContentVersion(services.db)).toBe(version);
  });

  it('tells other systems of the stocks it sets, and of nothing else', async () => {
    const told = () =>
      services.db
        .select({ data: outboxEvent.data })
        .from(outboxEvent)
        .where(and(eq(outboxEvent.site, recipeSite), eq(outboxEvent.type, 'stock.changed')));
    await services.db.delete(outboxEvent);
    await take('products.xml');
    expect(await told()).toEqual([]);
    const jug = and(eq(sku.site, recipeSite), eq(sku.sku, 'import-krug-1'));
    const [before] = await services.db.select({ stock: sku.stock }).from(sku).where(jug);
    await services.db.update(sku).set({ stock: 1, importedStock: 1 }).where(jug);
    await take('products.xml');
    expect(await told()).toEqual([{ data: { sku: 'import-krug-1', stock: before!.stock } }]);
  });

  it('keeps the address and the stock reduced by orders', async () => {
    const jug = and(eq(sku.site, recipeSite), eq(sku.sku, 'import-krug-1'));
    await services.db.update(sku).set({ stock: 3 }).where(jug);
    await services.db.update(itemText).set({ title: 'Alt' }).where(eq(itemText.itemId, 'import-krug-1'));
    const report = await take('products.xml');
    expect(report.counts()).toMatchObject({ updated: 1, unchanged: 5 });
    expect(await services.db.select({ stock: sku.stock }).from(sku).where(jug)).toEqual([{ stock: 3 }]);
    expect((await productOf('import-krug-1'))?.link.url).toBe('/p/quittenkrug-aus-steinzeug');
  });

  it('adds texts in another language', async () => {
    expect((await take('products-fr.xml', { locale: 'fr' })).counts()).toMatchObject({ updated: 2, skipped: 0 });
    expect(await productOf('import-krug-1')).toMatchObject({ title: 'Quittenkrug aus Steinzeug' });
    expect(await productOf('import-krug-1', 'fr')).toMatchObject({
      title: 'Cruche à coing en grès',
      link: { url: '/fr/p/cruche-a-coing-en-gres' },
    });
    expect((await contentOf('/fr/autres-articles/gewurze')).page.meta.h1Title).toBe('Épices');
    expect(await search('cruche', 'fr')).toContain('Cruche à coing en grès');
    expect((await take('products.xml')).counts()).toMatchObject({ unchanged: 6 });
    expect((await take('products-fr.xml', { locale: 'fr' })).counts()).toMatchObject({ unchanged: 2 });
  });

  it('may be a table, in Windows-1252 and with unbalanced quotation marks', async () => {
    expect((await take('windows.tsv')).counts()).toMatchObject({ taken: 2, skipped: 0 });
    expect((await productOf('import-schale-1'))?.title).toBe('Schale Münster');
    const report = await take('quotes.tsv');
    expect(report.lines.filter(({ outcome }) => outcome === 'skipped')).toEqual([
      { file: expect.any(String), id: '#4', outcome: 'skipped', notes: ['7 cells under 6 headings'] },
    ]);
    expect((await productOf('import-q-1'))?.title).toBe('Topf mit "Deckel"');
    expect((await productOf('import-q-3'))?.title).toBe('Pfanne 26" gross');
  });
});

describe('invalid files', () => {
  it('are reported, and do not affect others', async () => {
    const report = await take('.', { dryRun: true });
    expect(report.unread.map(({ file, reason }) => [file.split('/').at(-1), reason])).toEqual([
      ['broken.txt', expect.stringContaining('malformed JSON')],
      ['empty.tsv', 'it is empty'],
      ['letter.txt', expect.stringContaining('neither a product feed')],
    ]);
    expect(report.lines.length).toBeGreaterThan(20);
  });
});
