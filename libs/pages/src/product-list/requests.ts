import { catalogueService } from '@shop/service-client/catalogue';
import { siteService } from '@shop/service-client/site';
import type { Read } from '../definition/evaluateRequests';
import { optional, subject } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { listingRequest } from './listingRequest';

/**
 * A page of a list, and what an editor put on it, without which the list is still the list. `listSearch` is the query the
 * list was asked by: an old link may name a filter or an order that is no more, which the services refuse; then it is the
 * list as it begins.
 */
export function requests({ content, locale, search, brand }: PageContext, read: Read) {
  const listingOf = (query: string) =>
    subject(catalogueService.endpoints.getListingItems, listingRequest(content.page.referenceId, locale, query, brand));
  const asked = listingOf(search);
  const isRefused = read(asked) === null;
  return {
    listing: isRefused ? listingOf('') : asked,
    listSearch: isRefused ? '' : search,
    page: optional(siteService.endpoints.getPage, { id: content.id, locale }),
  };
}
