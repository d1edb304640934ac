import type { Locale } from '@shop/contracts/constants';
import { questionsRequest } from '../questions/questionsRequest';
import { reviewsRequest } from '../reviews/reviewsRequest';
import type { Reference } from '../shared/Reference';
import { isShownWhole } from '../shared/shownList';

interface Address {
  locale: Locale;
  /** Query of the page's address, which may ask for all entries. */
  search: string;
}

/**
 * Requests for the initial reviews and questions of an item's page. Hidden lists come back empty; the lists retry
 * failed requests.
 */
export function communityRequests(reference: Reference, { locale, search }: Address) {
  return {
    // The first few come with the list's statistics.
    reviews: reviewsRequest(reference, locale, 'first'),
    allReviews: isShownWhole(search, 'reviews') ? reviewsRequest(reference, locale, 0) : undefined,
    questions: questionsRequest(reference, locale, isShownWhole(search, 'questions') ? 0 : 'first'),
  };
}
