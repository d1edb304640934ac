import type { DemoProduct, DemoRecipe, DemoSeries } from '../schema.ts';
import { infoText } from './infoText.ts';

const recipe = (totalTime: number) => ({ totalTime, niveau: 'easy', cook: 'lena' }) as DemoRecipe;

it.each([
  [35, 'de', '35 Min.'],
  [60, 'de', '1 Std.'],
  [115, 'de', '1 Std. 55 Min.'],
  [115, 'fr', '1 h 55 min'],
] as const)('a recipe of %i minutes takes, in %s, %s', (minutes, locale, expected) =>
  expect(infoText(recipe(minutes), locale)).toContain(`<p>${expected} · `),
);

it('a recipe has the name of its cook, if any', () => {
  expect(infoText(recipe(30), 'de', new Map([['lena', 'Lena <Brunner>']]))).toBe(
    '<p>30 Min. · einfach</p><p>von Lena &lt;Brunner&gt;</p>',
  );
  expect(infoText(recipe(30), 'fr', new Map([['lena', 'Aline Favre']]))).toBe(
    '<p>30 min · facile</p><p>par Aline Favre</p>',
  );
  expect(infoText(recipe(30), 'de')).toBe('<p>30 Min. · einfach</p>');
});

it('a series has its number of items', () =>
  expect(infoText({ items: ['a', 'b'] } as DemoSeries, 'it')).toBe('<p>2 articoli</p>'));

it.each([
  ['de', '<ul><li>Grösse: 20 × 20 cm</li></ul>'],
  ['fr', '<ul><li>Taille\u00a0: 20 × 20 cm</li></ul>'],
] as const)('a product has its first facts, in %s as %s', (locale, expected) => {
  const facts = [{ label: { de: 'Grösse', fr: 'Taille', en: 'Size', it: 'Misura' }, value: '20 × 20 cm' }];
  expect(infoText({ facts } as DemoProduct, locale)).toBe(expected);
});
