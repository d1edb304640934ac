import type { Locale } from '@shop/contracts/constants';
import { formatAmount, unitLabel } from '@shop/contracts/ingredient-amounts';
import type { StoredIngredientList } from '../db/schema/index.ts';
import { text } from './text.ts';

type Ingredient = StoredIngredientList['ingredients'][number];

/** The whole line of an ingredient: amount, unit, name. */
export function ingredientTitle({ amount, unit, name }: Ingredient, locale: Locale): string {
  if (amount === null) return text(name, locale);
  const words = [formatAmount(amount, unit, locale), unitLabel(unit, amount, locale), text(name, locale)];
  return words.filter(Boolean).join(' ');
}
