import type { ListingRequest } from '@shop/contracts';
import { type Locale, MAX_PAGE_SIZE } from '@shop/contracts/constants';

interface Slider {
  listId: string;
  limit: number;
}

/** What a slider asks the catalogue for. The page's `load` asks the same, so that the slider finds it in the store. */
export function sliderRequest({ listId, limit }: Slider, locale: Locale): ListingRequest {
  return { listId, locale, page: 0, pageSize: Math.min(Math.max(1, limit), MAX_PAGE_SIZE) };
}
