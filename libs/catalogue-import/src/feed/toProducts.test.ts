import { ImportReport } from '../ImportReport.ts';
import { toFeedProduct } from './toFeedProduct.ts';
import { toProducts } from './toProducts.ts';

const product = (fields: Record<string, string>) => ({
  ...toFeedProduct(new Map(Object.entries({ title: 'Tuch', price: '1 EUR', ...fields }).map(([n, v]) => [n, [v]])), {
    currency: 'EUR',
    folder: '/feeds',
    now: new Date(),
  }),
  file: 'feed.tsv',
});

it("reports the variants beyond a group's limit", () => {
  const report = new ImportReport();
  const members = Array.from({ length: 250 }, (_, n) => product({ id: `v-${n}`, item_group_id: 'v' }));
  const [one] = toProducts(members, 'de', report);
  expect([one?.skus.length, one?.entries.length, report.lines.length]).toEqual([200, 200, 50]);
  expect(report.lines[0]).toEqual({
    file: 'feed.tsv',
    id: 'v-200',
    outcome: 'skipped',
    notes: ['its group has more than 200 variants'],
  });
});

it('names a variant that is alone in its feed by all of its attributes', () => {
  const traits = { id: 'v', item_group_id: 'g', color: 'rot', size: 'L' };
  const labelOf = (given: Record<string, string>) =>
    toProducts([product(given)], 'de', new ImportReport())[0]?.skus[0]?.label;
  expect(labelOf(traits)).toBe('rot, L');
  expect(labelOf({ ...traits, item_group_id: '' })).toBe('');
});

it("resolves pictures relative to the product's page", () => {
  const given = { id: 'v', link: 'https://shop.example/p/tuch', image_link: '/media/x.jpg' };
  expect(product(given).pictures).toEqual([{ address: 'https://shop.example/media/x.jpg', folder: '/feeds' }]);
});

describe('a group', () => {
  const group = (...members: Record<string, string>[]) => {
    const given = members.map((fields, n) => product({ id: `g-${n}`, item_group_id: 'g', ...fields }));
    return toProducts(given, 'de', new ImportReport());
  };

  it('is as many products as items if titles differ that no attribute tells apart', () => {
    const items = group({ title: 'Löffel' }, { title: 'Gabel' }, { title: 'Gabel', color: 'rot' });
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['import-g-0', 'Löffel'],
      ['import-g-1', 'Gabel'],
      ['import-g-2', 'Gabel'],
    ]);
    expect(items.flatMap(({ entries }) => entries[0]?.notes)).toEqual(
      items.map(() => 'apart from its group g: titles in it differ, colour, size, material and pattern do not'),
    );
  });

  it.each([
    [
      'whose titles differ as their attributes do',
      [
        { title: 'Tuch rot', color: 'rot' },
        { title: 'Tuch blau', color: 'blau' },
      ],
    ],
    ['of one title', [{ title: 'Tuch' }, { title: 'tuch' }]],
  ])('is one product %s', (_, members) => {
    expect(group(...members)).toHaveLength(1);
  });

  it('has a GTIN per variant', () => {
    const [one] = group(
      { color: 'rot', gtin: '7612345678900' },
      { color: 'blau', gtin: '4006381333931' },
      { color: 'grün' },
    );
    expect(one?.skus.map(({ gtin }) => gtin)).toEqual(['7612345678900', '4006381333931', '']);
  });
});

it.each([
  ['reduced', 'reduced', []],
  [' Standard ', 'standard', []],
  ['', null, []],
  ['books', null, ['tax_category books is none of standard, reduced']],
])('is taxed as its tax category %j says', (category, vatClass, notes) => {
  const one = product({ id: 'v', tax_category: category });
  expect([one.vatClass, one.notes]).toEqual([vatClass, notes]);
});
