import { catalogueService } from '@shop/service-client/catalogue';
import type { Read } from '../definition/evaluateRequests';
import { critical } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { plainSearch, searchRequest } from './searchRequest';

/**
 * The search results; nothing is requested while the term is too short. `resultSearch` is the query actually used: if
 * the services refuse a filter or order of an old link, the term alone is searched instead.
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
