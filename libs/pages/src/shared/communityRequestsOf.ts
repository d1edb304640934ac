import { communityRequests } from '@shop/community/requests';
import type { ReferenceType } from '@shop/contracts';
import { lateRequest } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';

const isServer = typeof document === 'undefined';

/**
 * What customers say of what a page is about, for its HTML. In a browser those lists ask for themselves when somebody gets
 * near, so that their calls are no part of the page's code.
 */
export function communityRequestsOf(
  referenceType: Exclude<ReferenceType, ''>,
  { content, locale, search }: PageContext,
) {
  if (!isServer) return undefined;
  const reference = { referenceType, referenceId: content.page.referenceId };
  const { reviews, allReviews, questions } = communityRequests(reference, { locale, search });
  return {
    reviews: lateRequest(reviews),
    allReviews: allReviews && lateRequest(allReviews),
    questions: lateRequest(questions),
  };
}
