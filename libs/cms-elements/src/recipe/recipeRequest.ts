import type { ListingRequest } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';

/**
 * Asks for what a tile shows of the recipe, which is the same for everyone; the recipe itself, with its steps, would be
 * much more. The page's `load` asks the same, so that the element finds it in the store.
 */
export function recipeRequest(recipeId: string, locale: Locale): ListingRequest {
  return { listId: '', locale, itemIds: [recipeId], page: 0, pageSize: 1 };
}
