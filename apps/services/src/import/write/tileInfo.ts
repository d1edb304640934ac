import type { ImportedItem } from '@shop/catalogue-import';
import type { Locale } from '@shop/contracts/constants';
import { factLine } from '../../catalogue/factLine.ts';
import { recipeInfo } from '../../catalogue/recipeInfo.ts';

const SHOWN_FACTS = 2;

/** The short HTML on a tile: a recipe's time, level and cook, a product's first facts. */
export function tileInfo({ recipe, facts }: Pick<ImportedItem, 'recipe' | 'facts'>, locale: Locale): string {
  if (recipe) return recipeInfo({ ...recipe, cook: recipe.cook?.name ?? '' }, locale);
  const lines = facts.slice(0, SHOWN_FACTS).map(({ label, value }) => factLine(label, value, locale));
  return lines.length ? `<ul>${lines.join('')}</ul>` : '';
}
