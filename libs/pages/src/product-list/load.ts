import { catalogueService } from '@shop/service-client/catalogue';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { listingRequest } from './listingRequest';

export async function load({ store, content, url, locale, brand }: PageRequest) {
  const request = listingRequest(content.page.referenceId, locale, url.search, brand);
  const query = catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false });
  const { ret } = answered(await store.dispatch(query));
  return !ret || isBeyondTheEnd(ret, pageNumber(url.search)) ? 'notFound' : undefined;
}
