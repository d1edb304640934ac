import { namedIngredients } from './namedIngredients.ts';

it('names what the words of a text take, and nothing else', () => {
  expect(namedIngredients('Zwiebeln und Knoblauch in der Butter andünsten, mit Rotwein ablöschen.')).toEqual([
    'onion',
    'garlic',
    'butter',
    'wine',
  ]);
  expect(namedIngredients('Einrühren, zehn Minuten ziehen lassen und beiseitestellen.')).toEqual([]);
});
