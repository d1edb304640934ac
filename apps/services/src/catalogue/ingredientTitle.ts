import type { Locale } from '@shop/contracts/constants';
import { writeIngredient } from '@shop/contracts/ingredient-amounts';
import type { StoredIngredientList } from '../db/schema/index.ts';
import { text } from './text.ts';

type Ingredient = StoredIngredientList['ingredients'][number];

/** The whole line of an ingredient: amount, unit, name. */
export function ingredientTitle({ amount, unit, name }: Ingredient, locale: Locale): string {
  return amount === null ? text(name, locale) : writeIngredient(amount, unit, text(name, locale), locale);
}
