import type { ListingRequest } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';

/**
 * Requests the recipe's tile, which is cacheable for everyone; the recipe itself would be much larger. Shared by `load`
 * and the component.
 */
export function recipeRequest(recipeId: string, locale: Locale): ListingRequest {
  return { listId: '', locale, itemIds: [recipeId], page: 0, pageSize: 1 };
}
