import type { Locale } from '@shop/contracts/constants';
import type { DemoProduct, DemoRecipe, DemoSeries } from '../schema.ts';
import type { Text } from '../textSchema.ts';
import { factLine } from '../../src/catalogue/factLine.ts';
import { recipeInfo } from '../../src/catalogue/recipeInfo.ts';

const pieces: Text = { de: 'Artikel', fr: 'articles', en: 'items', it: 'articoli' };
const SHOWN_FACTS = 2;

/**
 * The short HTML on a tile: a recipe's time, level and cook, a series' size, a product's first facts. `cooks` are the
 * cooks' names by id.
 */
export function infoText(
  source: DemoProduct | DemoSeries | DemoRecipe,
  locale: Locale,
  cooks: ReadonlyMap<string, string> = new Map(),
): string {
  if ('niveau' in source) {
    const { totalTime, niveau, cook } = source;
    return recipeInfo({ totalTime, niveau, cook: cooks.get(cook) ?? '' }, locale);
  }
  if ('items' in source) return `<p>${source.items.length} ${pieces[locale]}</p>`;
  const lines = source.facts
    .slice(0, SHOWN_FACTS)
    .map(({ label, value }) => factLine(label[locale], typeof value === 'string' ? value : value[locale], locale));
  return lines.length ? `<ul>${lines.join('')}</ul>` : '';
}
