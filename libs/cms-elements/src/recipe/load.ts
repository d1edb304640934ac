import type { ElementContext } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { catalogueService } from '@shop/service-client/catalogue';
import { recipeRequest } from './recipeRequest';

/** Loads the recipe's tile into the store. */
export function load({ recipeId }: ElementData<'recipe'>, { store, locale }: ElementContext) {
  const request = recipeRequest(recipeId, locale);
  return store.dispatch(catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false }));
}
