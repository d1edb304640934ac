import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, contentOf, titlesIn } = importerOf(() => services);

const takeRecipes = async (...categories: string[]) => {
  const recipes = categories.map((recipeCategory, n) => ({
    '@type': 'Recipe',
    name: `${recipeCategory} ${n}`,
    recipeCategory,
    recipeYield: 4,
    totalTime: 'PT20M',
    recipeIngredient: ['1 Ei'],
    recipeInstructions: 'Kochen.',
  }));
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'recipes.json');
  await writeFile(file, JSON.stringify(recipes));
  return (await take('', { paths: [file] })).lines.map(({ notes }) => notes);
};

it('makes a list only of several recipes', async () => {
  const notes = await takeRecipes('Znüni', 'Zvieri', 'Znüni', 'Znüni');
  expect(notes).toEqual([[], ['list Zvieri left out: fewer than 3 recipes name it'], [], []]);
  expect((await contentOf('/rezepte/znueni')).page.referenceId).toBe('import-list-r-znueni');
  expect((await contentOf('/rezepte/zvieri')).id).toBe('not-found');
  expect(await titlesIn('recipes')).toContain('Zvieri 1');
});

it('adds a single recipe to a list that is there', async () => {
  expect(await takeRecipes('Znüni')).toEqual([[]]);
});
