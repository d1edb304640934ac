import { useBrand } from '@shop/brand';
import type { Locale } from '@shop/contracts/constants';
import { skipToken, useGetListingItemsQuery } from '@shop/service-client/catalogue';
import { listingRequest } from './listingRequest';

/**
 * A page of a list, and the query of the address it was asked by. An old link may name a filter or an order that is no
 * more, which the services refuse: then it is the list as it begins.
 */
export function useListing(listId: string, locale: Locale, search: string) {
  const brand = useBrand();
  const asked = useGetListingItemsQuery(listingRequest(listId, locale, search, brand));
  const isRefused = asked.data !== undefined && !asked.data.ret;
  const plain = useGetListingItemsQuery(isRefused ? listingRequest(listId, locale, '', brand) : skipToken);
  const { data, isLoading } = isRefused ? plain : asked;
  return { search: isRefused ? '' : search, listing: data?.ret, isLoading };
}
