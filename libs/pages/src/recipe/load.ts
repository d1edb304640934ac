import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';

/** The recipe as far as the visitor may see it. Everything below it fetches itself when somebody gets near. */
export async function load({ store, content, locale }: PageRequest) {
  const query = detailService.endpoints.getRecipe.initiate(
    { id: content.page.referenceId, locale },
    { subscribe: false },
  );
  return answered(await store.dispatch(query)).ret ? undefined : 'notFound';
}
