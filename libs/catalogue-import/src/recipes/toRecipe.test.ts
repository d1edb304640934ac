import type { JsonObject } from './JsonObject.ts';
import { toRecipe } from './toRecipe.ts';

const base = {
  name: 'Mus',
  recipeIngredient: ['1 kg Quitten'],
  recipeInstructions: 'Kochen.',
  recipeYield: 4,
  totalTime: 'PT1H',
};
const read = (data: JsonObject = {}) =>
  toRecipe({ ...base, ...data }, { file: 'mus.json', folder: '/mus', now: new Date('2026-12-01') });
const idOf = (data: JsonObject) => read(data).id;

it('keeps recipes apart whose address is only a flag', () => {
  const flagged = { mainEntityOfPage: 'true' };
  expect(idOf({ ...flagged, name: 'Mus' })).not.toBe(idOf({ ...flagged, name: 'Zopf' }));
});

it('is known by name and author without an address', () => {
  const own = { author: 'Ada', mainEntityOfPage: true };
  expect(idOf(own)).toBe(idOf({ ...own, '@id': '#recipe', recipeYield: 8 }));
  expect(idOf(own)).not.toBe(idOf({ ...own, author: 'Nora' }));
});

it('is known by its address, whatever its name', () => {
  const url = 'https://kueche.example/mus';
  expect(idOf({ url })).toBe(idOf({ url, name: 'Quittenmus' }));
});

it('tells which durations and amounts it cannot use', () => {
  const recipeIngredient = ['1 kg Quitten', '2–3 EL Zucker', 'Salz'];
  expect(read({ recipeIngredient, cookTime: 'lange' }).entries[0]?.notes).toEqual([
    'left out: cookTime "lange", which is no duration',
    'shown as not scaled: "2–3 EL Zucker"',
  ]);
  expect(read({ recipeIngredient, recipeYield: '3 Gläser' }).entries[0]?.notes).toEqual([
    'for how many it is left out: 3 Gläser',
  ]);
});
