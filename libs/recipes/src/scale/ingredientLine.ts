import type { IngredientList } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { formatAmount, unitLabel } from '@shop/contracts/ingredient-amounts';
import { scaleAmount } from './scaleAmount';

type Ingredient = IngredientList['ingredients'][number];

/** The line of an ingredient scaled to persons; the original line if nothing changes or there is no amount. */
export function ingredientLine(ingredient: Ingredient, persons: number, forPersons: number, locale: Locale): string {
  const { amount, unit, name, title } = ingredient;
  if (amount === null || !name || persons === forPersons || persons < 1) return title;
  const scaled = scaleAmount(amount, unit, persons, forPersons);
  return [formatAmount(scaled, unit, locale), unitLabel(unit, scaled, locale), name].filter(Boolean).join(' ');
}
