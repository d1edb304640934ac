import fc from 'fast-check';
import { readTsvFeed } from './readTsvFeed.ts';

const titles = (text: string) =>
  readTsvFeed(text).map((entry) => (entry.kind === 'product' ? entry.record.get('title')?.[0] : 'broken'));
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it('takes headings as people write them', () => {
  expect(titles('ID\tTitle\tG:Sale Price\r\n1\tKrug\t5 CHF\r\n')).toEqual(['Krug']);
});

it('reads cells whatever stands in them', () => {
  const cell = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => text.trim() === text && !/[\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(titles(`id\ttitle\n${cells.map((one, n) => `${n}\t${quote(one)}`).join('\n')}`)).toEqual(cells);
    }),
  );
});

it('loses no other row to a quotation mark that is not closed', () => {
  expect(titles('id\ttitle\n1\t"Offen\n2\t"Zu"\n3\t26" breit\n4\t"Zwei\nZeilen"')).toEqual([
    '"Offen',
    'Zu',
    '26" breit',
    'Zwei\nZeilen',
  ]);
});

it('refuses what has no headings of a feed', () => {
  expect(() => readTsvFeed('Guten Tag\n\nwie geht es?')).toThrow('neither a product feed');
});
