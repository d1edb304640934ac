import fc from 'fast-check';
import { isUnscaled, readIngredient } from './readIngredient.ts';

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
  ['2 eetlepels olie', 2, 'el', 'olie'],
  ['2 c.à.s d’huile', 2, 'el', 'huile'],
  ['1 cuil. à café de sel', 1, 'tl', 'sel'],
  ['200g Mehl', 200, 'g', 'Mehl'],
  ['1 and 1/2 cups flour', 1.5, 'cup', 'flour'],
  ['1-1/2 cups flour', 1.5, 'cup', 'flour'],
  ['1 e 1/2 tazza di farina', 1.5, 'cup', 'farina'],
  ['1 et demie tasse de lait', 1.5, 'cup', 'lait'],
  ['1 and a half lemons', 1.5, '', 'lemons'],
  ['⅚ Zwiebel', 5 / 6, '', 'Zwiebel'],
  ['2⅖ l Wasser', 2.4, 'l', 'Wasser'],
  ['⅑ TL Safran', 1 / 9, 'tl', 'Safran'],
  ['¹⁄₂ TL Salz', 0.5, 'tl', 'Salz'],
  ['1∕2 TL Salz', 0.5, 'tl', 'Salz'],
  ['Zwei Eier', 2, '', 'Eier'],
  ['eine Prise Salz', 1, 'prise', 'Salz'],
  ['Mehl 500 g', 500, 'g', 'Mehl'],
  ['Mehl: 500 g', 500, 'g', 'Mehl'],
  ['Farine (250 g)', 250, 'g', 'Farine'],
  ['Burro – 100 g', 100, 'g', 'Burro'],
  ['Eier: 2', 2, '', 'Eier'],
  ['Eier 3 Stk.', 3, '', 'Eier'],
  ['Mehl Type 405, 1 kg', 1, 'kg', 'Mehl Type 405'],
  ['200 g Mehl Type 405', 200, 'g', 'Mehl Type 405'],
  ['200 ml Milch (3,5 %)', 200, 'ml', 'Milch (3,5 %)'],
  ['2 Stück Ingwer, 3 cm lang', 2, '', 'Stück Ingwer, 3 cm lang'],
])('reads %s', (line, amount, unit, name) => {
  expect(readIngredient(line)).toEqual({ amount, unit, name });
});

it.each([
  ['1.500 g Mehl', 1500, 'g', ['"1.500 g Mehl" is read as 1500 g']],
  ['1,000 g flour', 1000, 'g', ['"1,000 g flour" is read as 1000 g']],
  ['0.500 g Safran', 0.5, 'g', []],
  ['0,125 l Milch', 0.125, 'l', []],
  ['1.500 kg Mehl', 1.5, 'kg', ['"1.500 kg Mehl" is read as 1.5 kg']],
  ['1.25 g Hefe', 1.25, 'g', []],
  ['1500.250 g Mehl', 1500.25, 'g', []],
  ['1’500 g Mehl', 1500, 'g', []],
  ["1'500.5 g Mehl", 1500.5, 'g', []],
  ['1\u202f500 g Mehl', 1500, 'g', []],
  ['1\u00a0500 ml Milch', 1500, 'ml', []],
  ['1.500,5 g Mehl', 1500.5, 'g', []],
  ['1,000,000 g flour', 1_000_000, 'g', []],
])('reads the number of %s, and notes an ambiguity', (line, amount, unit, doubts) => {
  const notes: string[] = [];
  expect(readIngredient(line, notes)).toMatchObject({ amount, unit });
  expect(notes).toEqual(doubts);
});

it('ignores an ambiguous number without a unit', () => {
  const notes: string[] = [];
  expect(readIngredient('1.000 Mandeln', notes).amount).toBeNull();
  expect(notes).toEqual(['"1.000 Mandeln" is not scaled: it may say 1 or 1000']);
});

it.each([
  '1’50 g Mehl',
  '1.50.5 g Mehl',
  '1 500 g Mehl',
  'Salz',
  '2–3 Zwiebeln',
  '2 x 400 g Tomaten',
  '1 bis 2 Äpfel',
  '200 g',
  '0 g Mehl',
  '1/0 Ei',
  '11/2 cups flour',
  '800 g (1.7lb) potatoes',
  '⅔ cup (180ml) milk',
  '1 tin (400 g) tomatoes',
  '2 à 3 oignons',
  '2 à trois oignons',
  '2 o 3 uova',
  '2 o tre uova',
  '2 tot 3 eieren',
  '2 tot drie eieren',
  '1 bis zwei Äpfel',
  '2 or three eggs',
  '½–1 TL Salz',
  '1 Ei und 1 Eigelb',
  '120 g Butter, 20 g davon für die Form',
  'Mehl 200–250 g',
  'Mehl Type 405',
  'ein wenig Salz',
  'a little salt',
  'un peu de sel',
])('does not split %s', (line) => {
  expect(readIngredient(line)).toEqual({ amount: null, unit: '', name: line });
});

it('loses no text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (line) => {
      const { amount, name } = readIngredient(line);
      expect(amount === null ? name === line : name.length > 0 && Number.isFinite(amount)).toBe(true);
    }),
  );
});

it.each([
  ['2–3 Zwiebeln', true],
  ['800 g (1.7lb) potatoes', true],
  ['Saft von ½ Zitrone', true],
  ['Salz', false],
  ['2 Eier', false],
])('%s is marked as not scaled: %s', (line, isMarked) => {
  expect(isUnscaled(readIngredient(line))).toBe(isMarked);
});
