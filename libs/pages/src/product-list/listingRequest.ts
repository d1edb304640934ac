import type { BrandConfig } from '@shop/brand';
import type { ListingRequest } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { filtersOf } from '../shared/filtersOf';
import { pageNumber } from '../shared/pageNumber';
import { sortOf } from '../shared/sortOf';

/** The list request of a list page. */
export function listingRequest(listId: string, locale: Locale, search: string, brand: BrandConfig): ListingRequest {
  return {
    listId,
    locale,
    page: pageNumber(search) - 1,
    pageSize: brand.listing.pageSize,
    sort: sortOf(search) ?? null,
    filters: filtersOf(search),
  };
}
