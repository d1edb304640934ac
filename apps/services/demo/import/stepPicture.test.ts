import { drawArt } from '@shop/demo-art';
import { demoBrands } from '../demoBrands.ts';
import { readCatalogue } from './readBrand.ts';
import { namedIngredients, stepPicture } from './stepPicture.ts';

const recipes = demoBrands.flatMap(({ site, illustrator }) => {
  const { recipes: all, products } = readCatalogue(site, () => undefined);
  const tools = new Map(products.map((product) => [product.id, product]));
  return all.map((recipe) => [recipe.id, { recipe, tools, illustrator }] as const);
});

describe.each(recipes)('the steps of %s', (_, { recipe, tools, illustrator }) => {
  const pictures = recipe.steps.map((_step, index) => stepPicture(recipe, index, tools));

  it('have a picture each, no two of them the same', () => {
    const drawn = pictures.map((order) => drawArt(illustrator, order));
    expect(new Set(drawn).size).toBe(recipe.steps.length);
  });

  it('show the dish at the end, and not before it is cooked', () => {
    const shown = pictures.map(({ motif, view }) => motif === recipe.art.motif && view !== 'detail');
    expect(shown).toEqual(recipe.steps.map((_step, index) => index === recipe.steps.length - 1));
  });
});

it('shows what the words of a step take, and nothing else', () => {
  expect(namedIngredients('Zwiebeln und Knoblauch in der Butter andünsten, mit Rotwein ablöschen.')).toEqual([
    'onion',
    'garlic',
    'butter',
    'wine',
  ]);
  expect(namedIngredients('Einrühren, zehn Minuten ziehen lassen und beiseitestellen.')).toEqual([]);
});
