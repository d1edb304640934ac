import { formatAmount, unitKey, unitLabel, writeIngredient } from './ingredientAmounts.ts';

describe('formatAmount', () => {
  it.each([
    [0.5, '½'],
    [1.5, '1½'],
    [2 / 3, '⅔'],
    [5 / 6, '⅚'],
    [0.17, '⅙'],
    [3 + 1 / 3, '3⅓'],
    [4, '4'],
    [0.33, '⅓'],
    [0.3, '0.3'],
    [1.2345, '1.23'],
    [1_250, '1250'],
  ])('%d is %s', (amount, text) => expect(formatAmount(amount, '', 'de')).toBe(text));

  it.each(['g', 'kg', 'ml'])('formats %s with decimals of a scale', (unit) =>
    expect(formatAmount(2.5, unit, 'de')).toBe('2.5'),
  );

  it('formats decimals by language', () => {
    expect(formatAmount(0.3, '', 'it')).toBe('0,3');
    expect(formatAmount(0.3, '', 'fr')).toBe('0,3');
    expect(formatAmount(0.3, '', 'en')).toBe('0.3');
  });
});

describe('unitLabel', () => {
  it.each([
    ['prise', 1, 'de', 'Prise'],
    ['prise', 2, 'de', 'Prisen'],
    ['Prise', 2, 'de', 'Prisen'],
    ['Prisen', 1, 'de', 'Prise'],
    ['pincées', 1.5, 'fr', 'pincée'],
    ['cucchiaio', 2, 'it', 'cucchiai'],
    ['g', 2, 'en', 'g'],
    ['cup', 2, 'fr', 'tasses'],
    ['cups', 1, 'de', 'Tasse'],
    ['', 2, 'en', ''],
    ['stk', 2, 'en', ''],
    ['Dosen', 2, 'de', 'Dosen'],
  ] as const)('%s beside %d in %s is "%s"', (unit, amount, locale, label) => {
    expect(unitLabel(unit, amount, locale)).toBe(label);
  });
});

it.each([
  ['c. à s.', 'el'],
  ['tazze', 'cup'],
  ['el', 'el'],
  ['', 'stk'],
  ['Dosen', 'Dosen'],
])('the key of the unit %j is %s', (unit, key) => {
  expect(unitKey(unit)).toBe(key);
});

describe('writeIngredient', () => {
  it.each([
    [200, 'g', 'Butter', 'de', '200 g Butter'],
    [200, 'g', 'beurre', 'fr', '200 g de beurre'],
    [2, 'el', 'huile d’olive', 'fr', '2 c. à s. d’huile d’olive'],
    [1, 'prise', 'épices', 'fr', '1 pincée d’épices'],
    [100, 'g', 'œufs battus', 'fr', '100 g d’œufs battus'],
    [300, 'g', 'haricots verts', 'fr', '300 g de haricots verts'],
    [1, 'dl', 'yaourt', 'fr', '1 dl de yaourt'],
    [2, 'stk', 'œufs', 'fr', '2 œufs'],
    [2, '', 'oignons', 'fr', '2 oignons'],
    [2, 'boîtes', 'tomates', 'fr', '2 boîtes de tomates'],
    [1, 'dl', 'd’eau froide', 'fr', '1 dl d’eau froide'],
    [20, 'g', 'butter', 'en', '20 g butter'],
    [3, 'g', '', 'fr', '3 g'],
  ] as const)('%d %s %s in %s: %s', (amount, unit, name, locale, line) => {
    expect(writeIngredient(amount, unit, name, locale)).toBe(line);
  });
});
