import type { Recipe } from '@shop/contracts';

/** Whether the services withheld ingredients and steps: the recipe is for members, and this visitor is none. */
export function isWithheld({ membersOnly, steps, ingredientLists }: Recipe): boolean {
  return membersOnly && steps.length === 0 && ingredientLists.length === 0;
}
