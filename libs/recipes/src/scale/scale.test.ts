import { formatAmount } from '@shop/contracts/ingredient-amounts';
import fc from 'fast-check';
import { findPans } from './findPans';
import { ingredientLine } from './ingredientLine';
import { scaleAmount } from './scaleAmount';
import { panText, scalePan } from './scalePan';

type Case = readonly [what: string, number, string, number, number, number, string?];

/** What, amount, unit, persons of the recipe, other persons; then the amount and, where it changes, the unit. */
const known: readonly Case[] = [
  ['1 piece for 4, made for 2', 1, '', 4, 2, 0.5],
  ['1 piece for 4, made for 1', 1, '', 4, 1, 0.25],
  ['1 piece for 3, made for 1', 1, '', 3, 1, 1 / 3],
  ['5 cloves for 4, made for 3', 5, '', 4, 3, 4],
  ['4 pieces for 4, made for 4¼', 4, '', 4, 4.25, 4],
  ['250 g for 4, made for 6', 250, 'g', 4, 6, 375],
  ['170 g for 4, made for 5', 170, 'g', 4, 5, 215],
  ['5 g for 4, made for 3', 5, 'g', 4, 3, 4],
  ['5 dl for 8, made for 5', 5, 'dl', 8, 5, 3],
  ['5 dl for 4, made for 1', 5, 'dl', 4, 1, 1.25],
  ['1 dl for 8, made for 1, by the spoon', 1, 'dl', 8, 1, 1, 'el'],
  ['1 kg for 4, made for 1', 1, 'kg', 4, 1, 250, 'g'],
  ['1 tablespoon for 4, made for 1', 1, 'EL', 4, 1, 0.75, 'tl'],
  ['1 teaspoon for 8, made for 1, with the fingers', 1, 'TL', 8, 1, 1, 'prise'],
  ['2 teaspoons for 4, made for 12', 2, 'TL', 4, 12, 2, 'el'],
  ['1 pinch for 4, made for 2, is one', 1, 'Prise', 4, 2, 1],
];

const heldBack: readonly Case[] = [
  ['100 g for 4, made for 3', 100, 'g', 4, 3, 75],
  ['500 g for 4, made for 4¼', 500, 'g', 4, 4.25, 530],
  ['1 g for 8, made for 1, is not nothing', 1, 'g', 8, 1, 0.1],
  ['0.25 g of saffron for 4, made for 3', 0.25, 'g', 4, 3, 0.2],
  ['1.5 l for 4, made for 8', 1.5, 'l', 4, 8, 3],
  ['1.5 l for 4, made for 3', 1.5, 'l', 4, 3, 1.15],
  ['1 l for 8, made for 3', 1, 'l', 8, 3, 375, 'ml'],
  ['1 kg for 6, made for 7', 1, 'kg', 6, 7, 1.17],
  ['5 dl for 3, made for 1', 5, 'dl', 3, 1, 1.75],
  ['2 dl for 4, made for 7', 2, 'dl', 4, 7, 3.5],
  ['2 eggs for 4, made for 5', 2, '', 4, 5, 2.5],
  ['25 eggs for 24, made for 2', 25, '', 24, 2, 2],
  ['7 pieces for 4, made for 3', 7, '', 4, 3, 5],
  ['1 pinch for 4, made for 3', 1, 'Prise', 4, 3, 1],
  ['7 pinches for 24, made for 2, is one', 7, 'pincées', 24, 2, 1],
  ['1 tablespoon for 4, made for 7', 1, 'EL', 4, 7, 2],
  ['3 tablespoons for 4, made for 2', 3, 'EL', 4, 2, 1.5],
  ['1 cup for 3, made for 4', 1, 'cups', 3, 4, 4 / 3],
  ['1 cup for 8, made for 1', 1, 'cup', 8, 1, 2, 'el'],
];

const check = ([, amount, unit, a, b, expected, other = unit]: Case) => {
  const scaled = scaleAmount(amount, unit, a, b);
  expect(scaled.amount).toBeCloseTo(expected, 9);
  expect(scaled.unit).toBe(other);
};
const named = (cases: readonly Case[]) => cases.map((one) => ({ what: one[0], one }));

describe('scaleAmount', () => {
  it.each(named(known))('measures as kitchens do: $what', ({ one }) => check(one));
  it.each(named(heldBack))('measures others so, too: $what', ({ one }) => check(one));

  it('leaves the recipe’s own amount alone', () => {
    expect(scaleAmount(3.125, 'dl', 4, 4)).toEqual({ amount: 3.125, unit: 'dl' });
  });

  const persons = fc.integer({ min: 1, max: 24 });
  const amounts = fc.integer({ min: 1, max: 20_000 }).map((quarters) => quarters / 4);

  it('shows amounts that can be measured', () => {
    const units = fc.constantFrom('', 'TL', 'EL', 'dl', 'cl', 'cup', 'Prise', 'Bund', 'Dose');
    fc.assert(
      fc.property(amounts, units, persons, persons, (amount, unit, a, b) => {
        fc.pre(a !== b);
        const scaled = scaleAmount(amount, unit, a, b);
        expect(formatAmount(scaled.amount, scaled.unit, 'de')).toMatch(/^(?:[1-9]\d*[¼⅓½⅔¾]?|[¼⅓½⅔¾])$/);
      }),
    );
  });

  it('is never zero and deviates by at most one scale step', () => {
    fc.assert(
      fc.property(amounts, persons, persons, (amount, a, b) => {
        const scaled = scaleAmount(amount, 'g', a, b).amount;
        expect(scaled).toBeGreaterThan(0);
        expect(Math.abs(scaled - (amount * b) / a)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('ingredientLine', () => {
  const onion = { id: 'onion', title: '1 Zwiebel', name: 'Zwiebel', amount: 1, unit: '' };
  const lineOf = (...args: Parameters<typeof ingredientLine>) => ingredientLine(...args).line;

  it('returns the recipe’s own line for its own persons', () =>
    expect(ingredientLine(onion, 4, 4, 'de')).toEqual({ line: '1 Zwiebel', exact: null }));
  it('scales for others', () => expect(lineOf(onion, 4, 6, 'de')).toBe('1½ Zwiebel'));
  it('keeps unit and name', () =>
    expect(lineOf({ ...onion, amount: 20, unit: 'g', name: 'Butter' }, 4, 2, 'de')).toBe('10 g Butter'));
  it('says what was calculated where that cannot be measured', () => {
    const wine = { ...onion, amount: 5, unit: 'dl', name: 'Wein' };
    expect(ingredientLine(wine, 8, 5, 'de')).toEqual({ line: '3 dl Wein', exact: '3⅛ dl Wein' });
    expect(ingredientLine(wine, 8, 1, 'de')).toEqual({ line: '¾ dl Wein', exact: '⅝ dl Wein' });
    expect(ingredientLine({ ...onion, amount: 5, name: 'Zehen' }, 4, 3, 'de').exact).toBe('3¾ Zehen');
    expect(ingredientLine(wine, 4, 8, 'de').exact).toBeNull();
  });
  it.each([
    ['de', 'Prise', 1, 2, '2 Prisen Salz'],
    ['de', 'Prisen', 2, 0.5, '1 Prise Salz'],
    ['fr', 'pincée', 1, 2, '2 pincées de Salz'],
    ['en', 'bunches', 2, 0.5, '1 bunch Salz'],
    ['it', 'cucchiaio', 1, 2, '2 cucchiai Salz'],
    ['it', 'cucchiaini', 3, 1 / 3, '1 cucchiaino Salz'],
    ['de', 'EL', 1, 2, '2 EL Salz'],
    ['de', 'EL', 1, 1 / 3, '1 TL Salz'],
  ] as const)('in %s turns %s into the matching form', (locale, unit, amount, times, line) =>
    expect(lineOf({ ...onion, amount, unit, name: 'Salz' }, 6, 6 * times, locale)).toBe(line),
  );
  it('leaves lines without an amount alone', () =>
    expect(lineOf({ ...onion, amount: null, title: 'Salz' }, 4, 8, 'de')).toBe('Salz'));
});

describe('findPans', () => {
  it.each([
    ['de', 'Eine Springform 26 cm einfetten.', 'Springform', [26]],
    ['de', 'Mehl auswallen, ins gefettete Blech von 28 cm legen.', 'Blech', [28]],
    ['de', 'Form von etwa 30 × 40 cm mit Öl ausstreichen.', 'Form', [30, 40]],
    ['fr', 'Foncer le moule beurré de 28 cm.', 'moule', [28]],
    ['fr', 'Enduire un plat d’environ 30 × 40 cm d’huile.', 'plat', [30, 40]],
    ['en', 'Line the greased 28 cm tin.', 'tin', [28]],
    ['en', 'Coat a tin of about 30 × 40 cm with oil.', 'tin', [30, 40]],
    ['it', 'Fodera lo stampo imburrato da 28 cm.', 'stampo', [28]],
    ['it', 'Ungi una teglia di circa 30 × 40 cm.', 'teglia', [30, 40]],
  ] as const)('reads the tin of a step, in %s: %s', (locale, text, name, size) =>
    expect(findPans([text], locale)).toEqual([{ name, size }]),
  );
  it.each([
    ['de', 'Schneide Streifen von 40 cm Länge und forme Kugeln von 12 cm.'],
    ['fr', 'Quelle quantité pour une poêle de 20 cm ?'],
    ['en', 'Roll two 70 cm strands; stretch it to 50 × 60 cm.'],
    ['it', 'Forma due cordoni di 70 cm.'],
  ] as const)('reads no other lengths, in %s: %s', (locale, text) => expect(findPans([text], locale)).toEqual([]));
  it('names a tin once', () =>
    expect(findPans(['Für ein Blech von 28 cm.', 'Das Blech von 28 cm fetten.'], 'de')).toHaveLength(1));
});

describe('scalePan', () => {
  const scaled = (size: readonly number[], times: number) => {
    const pans = scalePan({ size }, times);
    return panText(pans.size, pans.count);
  };
  it.each([
    [[26], 1.5, '32 cm'],
    [[26], 0.5, '18 cm'],
    [[28], 0.25, '14 cm'],
    [[28], 2, '2 × 28 cm'],
    [[20], 1.25, '22 cm'],
    [[30, 40], 0.5, '21 × 28 cm'],
    [[30, 40], 2, '2 × (30 × 40 cm)'],
  ])('by area: %j for %d times as much', (size, times, text) => expect(scaled(size, times)).toBe(text));
});

describe('a range of sizes', () => {
  it.each([
    ['de', 'Springform von 24 bis 26 cm am Boden mit Backpapier auslegen.'],
    ['fr', 'Chemiser le fond d’un moule à charnière de 24 à 26 cm.'],
    ['en', 'Line the base of a 24 to 26 cm springform tin with paper.'],
    ['it', 'Foderare il fondo di uno stampo a cerniera da 24 a 26 cm.'],
  ] as const)('counts as its larger one: %s', (locale, text) => {
    expect(findPans([text], locale)).toEqual([expect.objectContaining({ size: [26] })]);
  });
});
