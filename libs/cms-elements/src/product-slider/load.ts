import type { ElementContext } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { catalogueService } from '@shop/service-client/catalogue';
import { sliderRequest } from './sliderRequest';

/** Puts the slider's items into the store. */
export function load(data: ElementData<'productSlider'>, { store, locale }: ElementContext) {
  const request = sliderRequest(data, locale);
  return store.dispatch(catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false }));
}
