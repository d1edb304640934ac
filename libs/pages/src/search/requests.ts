import { catalogueService } from '@shop/service-client/catalogue';
import type { Read } from '../definition/evaluateRequests';
import { critical } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { plainSearch, searchRequest } from './searchRequest';

/**
 * What a search finds; nothing is asked while the term is too short. `resultSearch` is the query the result was asked by:
 * an old link may name a filter or an order that is no more, which the services refuse; then it is what the term alone
 * finds.
 */
export function requests({ locale, search, brand }: PageContext, read: Read) {
  const resultOf = (query: string) => {
    const request = searchRequest(locale, query, brand);
    return request ? critical(catalogueService.endpoints.search, request) : undefined;
  };
  const asked = resultOf(search);
  const resultSearch = asked && read(asked) === null ? plainSearch(search) : search;
  return { result: resultOf(resultSearch), resultSearch };
}
