import { useStored } from '../useStored';

const isBoolean = (stored: unknown) => typeof stored === 'boolean';

/** Whether the cook mode of a recipe is open, and a function that opens or closes it. A reload keeps it open. */
export function useCooking(recipeId: string) {
  return useStored(`cooking.${recipeId}`, false, isBoolean);
}
