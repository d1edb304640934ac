import { readYield } from './readYield.ts';

it.each([
  [4, 4],
  ['6', 6],
  ['4-6', 4],
  [['8', '8 Portionen'], 8],
  ['4 Personen', 4],
  ['Für 4 Personen', 4],
  ['Für 2 bis 3 hungrige Personen', 2],
  ['für 4', 4],
  ['Portionen: 4', 4],
  ['1 Kuchen für 8 Personen', 8],
  ['Pour 6 personnes', 6],
  ['6 parts', 6],
  ['Serves 4', 4],
  ['12 servings', 12],
  ['4 people', 4],
  ['per 4 persone', 4],
  ['4 porzioni', 4],
  [{ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }, 4],
  [{ '@type': 'QuantitativeValue', value: 4 }, 4],
  ['vier Personen', 4],
  ['Für sechs Personen', 6],
  ['4 à 6 personnes', 4],
  ['4 o 5 persone', 4],
  ['4 tot 6 personen', 4],
  ['voor 4 personen', 4],
  ['4 porties', 4],
  ['para 4 personas', 4],
  ['Serves: 4', 4],
  ['Serves about 6', 6],
  ['Makes 4 servings (1 cup each)', 4],
  ['Portion(en): 4', 4],
  ['4 Portion(en)', 4],
  ['für 4 als Vorspeise', 4],
  ['4.0', 4],
  [[['4', '4 servings']], 4],
])('%j is for %i', (value, persons) => {
  const notes: string[] = [];
  expect([readYield(value, notes), notes]).toEqual([persons, []]);
});

it.each([
  '1 Kuchen (26 cm)',
  'Für 1 Blech',
  '1 Dutzend',
  '24 cm Form',
  '48 Gläser',
  '30 Portionen',
  '1.5 Portionen',
  'Makes 12',
  ['1', '1 Kuchen'],
  { value: 12, unitText: 'Stück' },
  undefined,
])('%j is not a number of persons, and is noted', (value) => {
  const notes: string[] = [];
  expect(readYield(value, notes)).toBe(0);
  expect(notes).toEqual([expect.stringContaining('for how many it is left out')]);
});
