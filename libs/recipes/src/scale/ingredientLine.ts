import type { IngredientList } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { writeIngredient } from '@shop/contracts/ingredient-amounts';
import { type Amount, exactAmount, scaleAmount } from './scaleAmount';

type Ingredient = IngredientList['ingredients'][number];

/** The line of an ingredient as it is measured for some persons, and as it is calculated where that differs. */
export interface ScaledLine {
  line: string;
  exact: string | null;
}

/** The line of an ingredient scaled to persons; the original line if nothing changes or there is no amount. */
export function ingredientLine(
  { amount, unit, name, title }: Ingredient,
  persons: number,
  forPersons: number,
  locale: Locale,
): ScaledLine {
  if (amount === null || !name || persons === forPersons || persons < 1) return { line: title, exact: null };
  const write = (scaled: Amount) => writeIngredient(scaled.amount, scaled.unit, name, locale);
  const line = write(scaleAmount(amount, unit, persons, forPersons));
  const exact = write({ amount: exactAmount(amount, persons, forPersons), unit });
  return { line, exact: exact === line ? null : exact };
}
