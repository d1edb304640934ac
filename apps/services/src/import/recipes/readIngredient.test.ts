import fc from 'fast-check';
import { readIngredient } from './readIngredient.ts';

it.each([
  ['200 g Mehl', 200, 'g', 'Mehl'],
  ['1,5 dl Rahm', 1.5, 'dl', 'Rahm'],
  ['1 1/2 TL Salz', 1.5, 'tl', 'Salz'],
  ['1½ EL Öl', 1.5, 'el', 'Öl'],
  ['½ Zitrone', 0.5, '', 'Zitrone'],
  ['2 Eier', 2, '', 'Eier'],
  ['1 Prise Zucker', 1, 'prise', 'Zucker'],
  ['2 c. à s. de beurre', 2, 'el', 'beurre'],
  ["3 cuillères à soupe d'huile", 3, 'el', 'huile'],
  ['200 g de farine', 200, 'g', 'farine'],
  ['2 tbsp. olive oil', 2, 'el', 'olive oil'],
  ['2 cucchiai di olio', 2, 'el', 'olio'],
])('reads %s', (line, amount, unit, name) => {
  expect(readIngredient(line)).toEqual({ amount, unit, name });
});

it.each(['Salz', '2–3 Zwiebeln', '2 x 400 g Tomaten', '1 bis 2 Äpfel', '200 g', '0 g Mehl', '1/0 Ei'])(
  'leaves %s whole',
  (line) => {
    expect(readIngredient(line)).toEqual({ amount: null, unit: '', name: line });
  },
);

it('never loses a line', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (line) => {
      const { amount, name } = readIngredient(line);
      expect(amount === null ? name === line : name.length > 0 && Number.isFinite(amount)).toBe(true);
    }),
  );
});
