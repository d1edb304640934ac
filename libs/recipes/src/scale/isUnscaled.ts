import type { IngredientList } from '@shop/contracts';

type Ingredient = IngredientList['ingredients'][number];

/** Whether a line says how much, but stays as it is for other persons: `2–3 onions`. */
export function isUnscaled({ amount, name, title }: Ingredient, persons: number, forPersons: number): boolean {
  return (amount === null || !name) && persons >= 1 && persons !== forPersons && /\p{N}/u.test(title);
}
