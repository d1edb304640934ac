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
