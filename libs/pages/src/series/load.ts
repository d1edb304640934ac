import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';

/** The series with all its items; what customers say fetches itself when somebody gets near. */
export async function load({ store, content, locale }: PageRequest) {
  const query = detailService.endpoints.getSeries.initiate(
    { id: content.page.referenceId, locale },
    { subscribe: false },
  );
  return answered(await store.dispatch(query)).ret ? undefined : 'notFound';
}
