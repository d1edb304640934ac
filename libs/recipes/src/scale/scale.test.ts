import fc from 'fast-check';
import { ingredientLine } from './ingredientLine';
import { scaleAmount } from './scaleAmount';

describe('scaleAmount', () => {
  it.each([
    ['1 piece for 4, made for 2', 1, '', 4, 2, 0.5],
    ['1 piece for 3, made for 1', 1, '', 3, 1, 1 / 3],
    ['250 g for 4, made for 6', 250, 'g', 4, 6, 375],
    ['100 g for 4, made for 3', 100, 'g', 4, 3, 75],
    ['500 g for 4, made for 3', 500, 'g', 4, 3, 375],
    ['170 g for 4, made for 5 weighs 215', 170, 'g', 4, 5, 215],
    ['5 g for 4, made for 3', 5, 'g', 4, 3, 4],
    ['1 g for 8, made for 1 is not nothing', 1, 'g', 8, 1, 0.5],
    ['1.5 l for 4, made for 8', 1.5, 'l', 4, 8, 3],
  ])('%s', (_, amount, unit, persons, forPersons, expected) =>
    expect(scaleAmount(amount, unit, persons, forPersons)).toBeCloseTo(expected, 9),
  );

  const persons = fc.integer({ min: 1, max: 24 });
  const amounts = fc.integer({ min: 1, max: 20_000 }).map((quarters) => quarters / 4);

  it('is exact for counted units: scaling back returns the original', () => {
    fc.assert(
      fc.property(amounts, persons, persons, (amount, a, b) => {
        expect(scaleAmount(scaleAmount(amount, 'dl', a, b), 'dl', b, a)).toBeCloseTo(amount, 6);
      }),
    );
  });

  it('is never zero and deviates by at most one scale step', () => {
    fc.assert(
      fc.property(amounts, persons, persons, (amount, a, b) => {
        const scaled = scaleAmount(amount, 'g', a, b);
        expect(scaled).toBeGreaterThan(0);
        expect(Math.abs(scaled - (amount * b) / a)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('ingredientLine', () => {
  const onion = { id: 'onion', title: '1 Zwiebel', name: 'Zwiebel', amount: 1, unit: '' };

  it('returns the recipe’s own line for its own persons', () =>
    expect(ingredientLine(onion, 4, 4, 'de')).toBe('1 Zwiebel'));
  it('scales for others', () => expect(ingredientLine(onion, 4, 6, 'de')).toBe('1½ Zwiebel'));
  it('keeps unit and name', () =>
    expect(ingredientLine({ ...onion, amount: 20, unit: 'g', name: 'Butter' }, 4, 2, 'de')).toBe('10 g Butter'));
  it.each([
    ['de', 'Prise', 1, 2, '2 Prisen Salz'],
    ['de', 'Prisen', 2, 0.5, '1 Prise Salz'],
    ['de', 'Prise', 1, 0.5, '½ Prise Salz'],
    ['fr', 'pincée', 1, 1.5, '1½ pincée Salz'],
    ['fr', 'pincée', 1, 2, '2 pincées Salz'],
    ['en', 'bunches', 2, 0.5, '1 bunch Salz'],
    ['it', 'cucchiaio', 1, 2, '2 cucchiai Salz'],
    ['it', 'cucchiaini', 3, 1 / 3, '1 cucchiaino Salz'],
    ['de', 'EL', 1, 2, '2 EL Salz'],
  ] as const)('in %s turns %s into the matching plural form', (locale, unit, amount, times, line) =>
    expect(ingredientLine({ ...onion, amount, unit, name: 'Salz' }, 6, 6 * times, locale)).toBe(line),
  );
  it('leaves lines without an amount alone', () =>
    expect(ingredientLine({ ...onion, amount: null, title: 'Salz' }, 4, 8, 'de')).toBe('Salz'));
});
