import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { withCommunity } from '../shared/withCommunity';

/** The series with all its items. */
export const load = withCommunity('series', async ({ store, content, locale }: PageRequest) => {
  const query = detailService.endpoints.getSeries.initiate(
    { id: content.page.referenceId, locale },
    { subscribe: false },
  );
  return answered(await store.dispatch(query)).ret ? undefined : 'notFound';
});
