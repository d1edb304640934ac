import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectItems } from './collectItems.ts';
import type { ImportedItem } from './ImportedItem.ts';
import { ImportReport } from './ImportReport.ts';

/** Pages and feeds in the shapes of real ones; the held-back half was written before, and not used for, tuning. */
const samples = join(import.meta.dirname, '../samples');
const halves = ['tuned', 'held-back'];
const expectedOf = (half: string, kind: string): [string, unknown][] =>
  Object.entries(JSON.parse(readFileSync(join(samples, half, `${kind}.expected.json`), 'utf8')) as object);
const readSample = (...path: string[]) =>
  collectItems(
    [join(samples, ...path)],
    { locale: 'de', currency: 'CHF', now: new Date('2026-12-01') },
    new ImportReport(),
  );

const thousandth = (amount: number) => Math.round(amount * 1000) / 1000;
const factsOfRecipe = ({ title, pictures, recipe }: ImportedItem) => ({
  title,
  persons: recipe?.persons,
  prepTime: recipe?.prepTime,
  totalTime: recipe?.totalTime,
  ingredients: recipe?.ingredients.map(({ amount, unit, name }) =>
    amount === null ? `= ${name}` : `${thousandth(amount)} ${unit}: ${name}`,
  ),
  steps: recipe?.steps.length,
  pictures: pictures.length,
  cook: recipe?.cook?.name,
});
const factsOfProduct = ({ title, skus }: ImportedItem) => [
  title,
  skus.map(({ id, gtin, priceCents }) => [id.replace(/^import-/, ''), gtin, priceCents]),
];

describe.each(halves)('the %s samples', (half) => {
  it.each(expectedOf(half, 'recipes'))('%s is read', async (name, expected) => {
    expect((await readSample(half, 'recipes', name)).map(factsOfRecipe)).toEqual(expected);
  });

  it.each(expectedOf(half, 'feeds'))('%s is read', async (name, expected) => {
    expect((await readSample(half, 'feeds', name)).map(factsOfProduct)).toEqual(expected);
  });
});
