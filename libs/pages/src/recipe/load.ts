import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { withCommunity } from '../shared/withCommunity';

/** The recipe as far as the visitor may see it. Products below it fetch themselves when somebody gets near. */
export const load = withCommunity('recipe', async ({ store, content, locale }: PageRequest) => {
  const query = detailService.endpoints.getRecipe.initiate(
    { id: content.page.referenceId, locale },
    { subscribe: false },
  );
  return answered(await store.dispatch(query)).ret ? undefined : 'notFound';
});
