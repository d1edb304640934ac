import { communityRequests } from '@shop/community/requests';
import type { ReferenceType } from '@shop/contracts';
import { lateRequest } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';

const isServer = typeof document === 'undefined';

/**
 * Late requests for an item's reviews and questions, for the server's HTML. In a browser the lists fetch their own data
 * when they are near the viewport, so their endpoints are not in the page's chunk.
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
