import { loadElements } from '@shop/cms-renderer';
import { siteService } from '@shop/service-client/site';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';

export async function load({ store, content, locale, registry }: PageRequest): Promise<undefined> {
  const query = siteService.endpoints.getPage.initiate({ id: content.id, locale }, { subscribe: false });
  const { ret } = answered(await store.dispatch(query));
  await loadElements(ret?.contentElements ?? [], registry, { store, locale });
}
