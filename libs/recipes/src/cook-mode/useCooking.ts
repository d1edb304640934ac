import { useStored } from '../useStored';

/** Whether the cook mode of a recipe is open; `timers` where it is closed and its timers are still shown. */
export type Cooking = '' | 'timers' | 'open';

const isCooking = (stored: unknown): stored is Cooking => typeof stored === 'string';

/** How far the cook mode of a recipe is open, and a function that changes it. A reload keeps it. */
export function useCooking(recipeId: string) {
  return useStored<Cooking>(`cooking.${recipeId}`, '', isCooking);
}
