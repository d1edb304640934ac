import { catalogueService } from '@shop/service-client/catalogue';
import { siteService } from '@shop/service-client/site';
import type { Read } from '../definition/evaluateRequests';
import { optional, subject } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { listingRequest } from './listingRequest';

/**
 * A page of a list, and its optional CMS content. `listSearch` is the query actually used: if the services refuse a
 * filter or order of an old link, the default list is requested instead.
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
