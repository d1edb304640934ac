import fc from 'fast-check';
import { readTsvFeed } from './readTsvFeed.ts';

const titles = (text: string) =>
  readTsvFeed(text).map((entry) => (entry.kind === 'product' ? entry.record.get('title')?.[0] : 'broken'));
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it('accepts variants of the column headings', () => {
  expect(titles('ID\tTitle\tG:Sale Price\r\n1\tKrug\t5 CHF\r\n')).toEqual(['Krug']);
});

it('reads cells with any content', () => {
  const cell = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => text.trim() === text && !/[\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(titles(`id\ttitle\n${cells.map((one, n) => `${n}\t${quote(one)}`).join('\n')}`)).toEqual(cells);
    }),
  );
});

it('loses no other row to an unclosed quotation mark', () => {
  expect(titles('id\ttitle\n1\t"Offen\n2\t"Zu"\n3\t26" breit\n4\t"Zwei\nZeilen"')).toEqual([
    '"Offen',
    'Zu',
    '26" breit',
    'Zwei\nZeilen',
  ]);
});

it.each([
  ['in the next rows', '1\t"Topf\t10 EUR\n2\tTeller\t20 EUR\n3\tKrug 5"\t30 EUR'],
  ['in short rows', '1\t"Topf\n2\tTeller\n3\tKrug 5"\t30 EUR'],
  ['in the same row', '1\t"Topf\t10 EUR "\n2\tTeller\t20 EUR\n3\tKrug\t30 EUR'],
  ['in its last cell', '1\tTopf\t"10 EUR\n2\tTeller\t20 EUR"\n3\tKrug\t30 EUR'],
  ['nowhere', '1\t"Topf\t10 EUR\n2\tTeller\t20 EUR\n3\tKrug\t30 EUR'],
])('keeps rows apart after a quotation mark that meets another %s', (_, rows) => {
  const entries = readTsvFeed(`id\ttitle\tprice\n${rows}`);
  const ids = entries.map((entry) => (entry.kind === 'product' ? entry.record.get('id')?.[0] : 'broken'));
  expect(ids).toEqual(['1', '2', '3']);
});

it('accepts tabs and line breaks within closed quotation marks', () => {
  expect(titles('id\ttitle\tprice\n1\t"Mit\tTab ""so"""\t5 CHF\n2\t"Eins\n\nZwei"\t5 CHF')).toEqual([
    'Mit\tTab "so"',
    'Eins\n\nZwei',
  ]);
});

it('rejects a file without the headings of a feed', () => {
  expect(() => readTsvFeed('Guten Tag\n\nwie geht es?')).toThrow('neither a product feed');
});
