import { catalogueService } from '@shop/service-client/catalogue';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { searchRequest } from './searchRequest';

export async function load({ store, url, locale, brand }: PageRequest) {
  const request = searchRequest(locale, url.search, brand);
  if (!request) return undefined;
  const query = catalogueService.endpoints.search.initiate(request, { subscribe: false });
  const { ret } = answered(await store.dispatch(query));
  return ret && isBeyondTheEnd(ret, pageNumber(url.search)) ? 'notFound' : undefined;
}
