import { insertCounts } from './insertCounts.ts';

const counts = new Map([
  ['makers', 6],
  ['ideas', 87],
  ['tables', 30],
  ['pans', 17],
]);
const unknown: string[] = [];
const inserted = (text: string, locale: 'de' | 'fr' = 'de') =>
  insertCounts(text, locale, counts, (id) => unknown.push(id));

it('writes numbers as words of the language', () => {
  expect(inserted('{{Count:makers}} Werkstätten')).toBe('Sechs Werkstätten');
  expect(inserted('de {{count:makers}} ateliers', 'fr')).toBe('de six ateliers');
});

it('writes digits where there is no word', () => expect(inserted('{{count:pans}} Pfannen')).toBe('17 Pfannen'));

it('rounds down to a ten below the number, for "more than"', () => {
  expect(inserted('über {{tens:ideas}} Ideen')).toBe('über achtzig Ideen');
  expect(inserted('über {{tens:tables}} Tische')).toBe('über zwanzig Tische');
});

it('tells of what is not counted', () => {
  expect(inserted('{{count:spoons}} Löffel')).toBe('{{count:spoons}} Löffel');
  expect(unknown).toEqual(['spoons']);
});
