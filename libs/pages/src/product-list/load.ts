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
  const ask = async (search: string) => {
    const request = listingRequest(content.page.referenceId, locale, search, brand);
    const query = catalogueService.endpoints.getListingItems.initiate(request, { subscribe: false });
    return answered(await store.dispatch(query)).ret;
  };
  const page = siteService.endpoints.getPage.initiate({ id: content.id, locale }, { subscribe: false });
  const [asked, { data }] = await Promise.all([ask(url.search), store.dispatch(page)]);
  const search = asked ? url.search : '';
  const listing = asked ?? (await ask(search));
  if (!listing || isBeyondTheEnd(listing, pageNumber(search))) return 'notFound';
  // A list without its teasers is still the list.
  await loadElements(pageElements(data?.ret, search), registry, { store, locale });
  return undefined;
}
