import type { Locale } from '@shop/contracts/constants';
import { questionsRequest } from '../questions/questionsRequest';
import { reviewsRequest } from '../reviews/reviewsRequest';
import type { Reference } from '../shared/Reference';
import { isShownWhole } from '../shared/shownList';

interface Address {
  locale: Locale;
  /** Query of the page's address, which may ask for more than the first few. */
  search: string;
}

/**
 * What the lists of an item's page begin with. What the item hides comes back empty, and what fails the lists ask for
 * again.
 */
export function communityRequests(reference: Reference, { locale, search }: Address) {
  return {
    // With the first few comes what the list says of all.
    reviews: reviewsRequest(reference, locale, 'first'),
    allReviews: isShownWhole(search, 'reviews') ? reviewsRequest(reference, locale, 0) : undefined,
    questions: questionsRequest(reference, locale, isShownWhole(search, 'questions') ? 0 : 'first'),
  };
}
