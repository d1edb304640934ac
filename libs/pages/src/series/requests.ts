import { detailService } from '@shop/service-client/detail';
import { subject } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { communityRequestsOf } from '../shared/communityRequestsOf';

/** The series with all its items, and its reviews and questions. */
export function requests(context: PageContext) {
  const { content, locale } = context;
  return {
    series: subject(detailService.endpoints.getSeries, { id: content.page.referenceId, locale }),
    ...communityRequestsOf('series', context),
  };
}
