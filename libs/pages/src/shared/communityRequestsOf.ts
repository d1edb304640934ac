import { communityRequests, isWholeListAsked } from '@shop/community/requests';
import type { ReferenceType } from '@shop/contracts';
import { lateRequest, optionalRequest } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';

const isServer = typeof document === 'undefined';

/**
 * Requests for an item's reviews and questions, for the server's HTML: late ones, and awaited ones where the address asks
 * for a whole list, as it does without scripts. In a browser the lists fetch their own data
 * when they are near the viewport, so their endpoints are not in the page's chunk.
 */
export function communityRequestsOf(
  referenceType: Exclude<ReferenceType, ''>,
  { content, locale, search }: PageContext,
) {
  if (!isServer) return undefined;
  const reference = { referenceType, referenceId: content.page.referenceId };
  const { reviews, allReviews, questions } = communityRequests(reference, { locale, search });
  const request = isWholeListAsked(search) ? optionalRequest : lateRequest;
  return { reviews: request(reviews), allReviews: allReviews && request(allReviews), questions: request(questions) };
}
