import { useBrand } from '@shop/brand';
import type { Locale } from '@shop/contracts/constants';
import { skipToken, useSearchQuery } from '@shop/service-client/catalogue';
import { plainSearch, searchRequest } from './searchRequest';

/**
 * What a search finds, and the query of the address it was asked by. An old link may name a filter or an order that is
 * no more, which the services refuse: then it is what the term alone finds. Null where that is refused too, undefined
 * while nothing is known.
 */
export function useSearchResult(locale: Locale, search: string) {
  const brand = useBrand();
  const request = searchRequest(locale, search, brand);
  const { data } = useSearchQuery(request ?? skipToken);
  const isRefused = request !== null && data !== undefined && !data.ret;
  const plain = plainSearch(search);
  const { data: plainData } = useSearchQuery((isRefused && searchRequest(locale, plain, brand)) || skipToken);
  if (!request) return { search, result: undefined };
  return isRefused ? { search: plain, result: plainData?.ret } : { search, result: data?.ret };
}
