import { detailService } from '@shop/service-client/detail';
import { subject } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { communityRequestsOf } from '../shared/communityRequestsOf';

/** The recipe as far as the visitor may see it, and its reviews and questions. */
export function requests(context: PageContext) {
  const { content, locale } = context;
  return {
    recipe: subject(detailService.endpoints.getRecipe, { id: content.page.referenceId, locale }),
    ...communityRequestsOf('recipe', context),
  };
}
