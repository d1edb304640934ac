import type { ElementContext } from '@shop/cms-renderer';
import { catalogueService } from '@shop/service-client/catalogue';
import { recipeRequest } from './recipeRequest';
import type { RecipeData } from './schema';

/** Puts the recipe's tile into the store. */
export function load({ recipeId }: RecipeData, { store, locale }: ElementContext) {
  const request = recipeRequest(recipeId, locale);
  return store.dispatch(catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false }));
}
