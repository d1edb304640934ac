import type { JsonObject } from './JsonObject.ts';
import { toRecipe } from './toRecipe.ts';

const base = { name: 'Mus', recipeIngredient: ['1 kg Quitten'], recipeInstructions: 'Kochen.', recipeYield: 4, totalTime: 'PT1H' };
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
