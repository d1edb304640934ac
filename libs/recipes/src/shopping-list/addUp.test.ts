import type { IngredientList } from '@shop/contracts';
import { addUp, type PlannedRecipe } from './addUp';

type Line = [amount: number | null, unit: string, name: string];

function planned(title: string, persons: number, lines: Line[], noOfPersons = 4): PlannedRecipe {
  const ingredients: IngredientList['ingredients'] = lines.map(([amount, unit, name]) => ({
    ...{ id: name, amount, unit, name: amount === null ? '' : name },
    title: amount === null ? name : `${amount} ${unit} ${name}`,
  }));
  return { title, persons, ingredientLists: [{ title: '', noOfPersons, ingredients }] };
}
const texts = (...recipes: PlannedRecipe[]) => addUp(recipes, 'de').map(({ text }) => text);

it('scales each recipe to its persons, and adds up what is the same', () => {
  expect(
    texts(
      planned('Zopf', 4, [
        [500, 'g', 'Mehl'],
        [1, 'stk', 'Ei'],
      ]),
      planned('Kuchen', 8, [
        [200, 'g', 'Mehl'],
        [2, 'stk', 'Ei'],
      ]),
    ),
  ).toEqual(['5 Ei', '900 g Mehl']);
});

it('scales each list from its own number of persons, or else from that of the first list', () => {
  const listFor = (noOfPersons: number, line: Line) => planned('', 0, [line], noOfPersons).ingredientLists;
  const ingredientLists = [
    ...listFor(4, [400, 'g', 'Käse']),
    ...listFor(2, [1, 'stk', 'Birne']),
    ...listFor(0, [2, 'stk', 'Feige']),
    ...listFor(2, [null, '', '2–3 Nüsse']),
    ...listFor(8, [null, '', '2–3 Zwiebeln']),
  ];
  const entries = addUp([{ title: 'Fondue', persons: 8, ingredientLists }], 'de');
  expect(entries.map(({ text, unscaledFor }) => [text, unscaledFor])).toEqual([
    ['4 Birne', null],
    ['4 Feige', null],
    ['800 g Käse', null],
    ['2–3 Nüsse', 2],
    ['2–3 Zwiebeln', null],
  ]);
});

it.each([
  ['grams and kilograms', [500, 'g', 'Mehl'], [1, 'kg', 'mehl'], ['1.5 kg Mehl']],
  ['litres, decilitres and millilitres', [2, 'dl', 'Milch'], [50, 'ml', 'Milch'], ['250 ml Milch']],
  ['decilitres, which stay such', [2, 'dl', 'Milch'], [3, 'dl', 'Milch'], ['5 dl Milch']],
  ['a litre and more', [8, 'dl', 'Milch'], [0.5, 'l', 'Milch'], ['1.3 l Milch']],
  ['a thousand grams and more', [800, 'g', 'Mehl'], [450, 'g', 'Mehl'], ['1.25 kg Mehl']],
] as const)('converts %s', (_what, one, other, expected) => {
  expect(texts(planned('a', 4, [[...one]]), planned('b', 4, [[...other]]))).toEqual(expected);
});

it('keeps apart what is no exact multiple', () => {
  expect(texts(planned('a', 4, [[2, 'el', 'Öl']]), planned('b', 4, [[1, 'dl', 'Öl']]))).toEqual(['2 EL Öl', '1 dl Öl']);
});

it('rounds the sum, not each part of it', () => {
  // A third of an egg for each of three recipes.
  const third = (title: string) => planned(title, 4, [[1, 'stk', 'Ei']], 12);
  expect(texts(third('a'), third('b'), third('c'))).toEqual(['1 Ei']);
});

it('lists lines without an amount once, and says for how many they are if that differs', () => {
  const entries = addUp(
    [
      planned('a', 4, [[null, '', 'Salz']]),
      planned('b', 8, [
        [null, '', 'Salz'],
        [null, '', '2–3 Zwiebeln'],
      ]),
    ],
    'de',
  );
  expect(entries).toMatchObject([
    { text: 'Salz', recipes: ['a', 'b'], unscaledFor: null },
    { text: '2–3 Zwiebeln', recipes: ['b'], unscaledFor: 4 },
  ]);
});

it.each([
  [[1.5, 'kg', 'Mehl'], 1500],
  [[2, 'dl', 'Milch'], 200],
  [[3, 'stk', 'Ei'], 3],
  [[null, '', 'Salz'], null],
] as const)('gives the amount of %j in the smallest unit of its kind', (line, amount) => {
  expect(addUp([planned('a', 4, [[...line]])], 'de')).toMatchObject([{ amount }]);
});

it('gives the same key to the same ingredient, whatever else there is', () => {
  const [alone] = addUp([planned('a', 4, [[500, 'g', 'Mehl']])], 'de');
  const both = addUp([planned('a', 4, [[500, 'g', 'Mehl']]), planned('b', 2, [[1, 'kg', 'Mehl']])], 'de');
  expect(both.map(({ key }) => key)).toEqual([alone!.key]);
});
