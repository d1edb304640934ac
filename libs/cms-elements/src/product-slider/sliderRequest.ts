import { type Locale, MAX_PAGE_SIZE } from '@shop/contracts/constants';
import { queryRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';

interface Slider {
  listId: string;
  limit: number;
}

/** The request of a slider, shared by `load` and the component. */
export function sliderRequest({ listId, limit }: Slider, locale: Locale) {
  const pageSize = Math.min(Math.max(1, limit), MAX_PAGE_SIZE);
  return queryRequest(catalogueService.endpoints.getSliderItems, { listId, locale, page: 0, pageSize });
}
