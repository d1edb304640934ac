import { catalogueService } from '@shop/service-client/catalogue';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { plainSearch, searchRequest } from './searchRequest';

export async function load({ store, url, locale, brand }: PageRequest) {
  const ask = async (search: string) => {
    const request = searchRequest(locale, search, brand);
    if (!request) return undefined;
    const query = catalogueService.endpoints.search.initiate(request, { subscribe: false });
    return answered(await store.dispatch(query));
  };
  const reply = await ask(url.search);
  if (reply && !reply.ret) await ask(plainSearch(url.search));
  return reply?.ret && isBeyondTheEnd(reply.ret, pageNumber(url.search)) ? 'notFound' : undefined;
}
