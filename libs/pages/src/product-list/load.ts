import { loadElements } from '@shop/cms-renderer';
import { catalogueService } from '@shop/service-client/catalogue';
import { siteService } from '@shop/service-client/site';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { listingRequest } from './listingRequest';
import { pageElements } from './pageElements';

export async function load({ store, content, url, locale, brand, registry }: PageRequest) {
  const request = listingRequest(content.page.referenceId, locale, url.search, brand);
  const query = catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false });
  const page = siteService.endpoints.getPage.initiate({ id: content.id, locale }, { subscribe: false });
  const [listing, { data }] = await Promise.all([store.dispatch(query), store.dispatch(page)]);
  const { ret } = answered(listing);
  if (!ret || isBeyondTheEnd(ret, pageNumber(url.search))) return 'notFound';
  // A list without its teasers is still the list.
  await loadElements(pageElements(data?.ret, url.search), registry, { store, locale });
  return undefined;
}
