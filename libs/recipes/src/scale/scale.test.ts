import { formatAmount } from '@shop/contracts/ingredient-amounts';
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

  it.each([
    ['2 eggs for 4, made for 5', 2, '', 4, 5, 2.5],
    ['25 eggs for 24, made for 2', 25, '', 24, 2, 2],
    ['7 pieces for 4, made for 3', 7, '', 4, 3, 5],
    ['1 pinch for 4, made for 3', 1, 'Prise', 4, 3, 1],
    ['7 pinches for 24, made for 2', 7, 'pincées', 24, 2, 0.5],
    ['1 pinch for 24, made for 1 is not nothing', 1, 'prise', 24, 1, 0.5],
    ['1 teaspoon for 8, made for 1', 1, 'TL', 8, 1, 1 / 8],
    ['1 tablespoon for 4, made for 7', 1, 'EL', 4, 7, 1.75],
    ['5 dl for 3, made for 1', 5, 'dl', 3, 1, 1 + 2 / 3],
    ['1 cup for 3, made for 4', 1, 'cups', 3, 4, 4 / 3],
    ['1 kg for 6, made for 7', 1, 'kg', 6, 7, 1.17],
    ['1.5 l for 4, made for 3', 1.5, 'l', 4, 3, 1.13],
  ])('rounds as kitchens measure: %s', (_, amount, unit, persons, forPersons, expected) =>
    expect(scaleAmount(amount, unit, persons, forPersons)).toBeCloseTo(expected, 9),
  );

  it('shows amounts that can be measured', () => {
    const units = fc.constantFrom('', 'TL', 'EL', 'dl', 'cup', 'Prise', 'Bund', 'Dose');
    fc.assert(
      fc.property(amounts, units, persons, persons, (amount, unit, a, b) => {
        fc.pre(a !== b);
        const shown = formatAmount(scaleAmount(amount, unit, a, b), unit, 'de');
        expect(shown).toMatch(/^(?:[1-9]\d*[¼⅓½⅔¾]?|[⅛¼⅓½⅔¾])$/);
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
