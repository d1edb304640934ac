import { formatAmount, unitKey, unitLabel } from './ingredientAmounts.ts';

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
