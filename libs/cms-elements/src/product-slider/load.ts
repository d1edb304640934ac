import type { ElementContext } from '@shop/cms-renderer';
import { catalogueService } from '@shop/service-client/catalogue';
import type { ProductSliderData } from './schema';
import { sliderRequest } from './sliderRequest';

/** Puts the slider's items into the store. */
export function load(data: ProductSliderData, { store, locale }: ElementContext) {
  const request = sliderRequest(data, locale);
  return store.dispatch(catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false }));
}
