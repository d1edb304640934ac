import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { listQuery } from './listQuery';
import type { Reference } from './Reference';
import { isShownWhole } from './shownList';

const { getQuestions, getReviews } = communityService.endpoints;
const once = { subscribe: false };

interface Place {
  locale: Locale;
  /** Query of the page's address, which may ask for more than the first few. */
  search: string;
}

/**
 * Puts the reviews and questions that a page begins with into the store, where the lists look for them. What the item
 * hides comes back empty, and what fails is asked for again by the lists: nothing of it fails the page.
 */
export async function loadCommunity(
  { dispatch }: ShopStore,
  reference: Reference,
  { locale, search }: Place,
): Promise<void> {
  const args = (page: number | 'first') => ({ query: listQuery(reference, page), locale });
  await Promise.all([
    // With the first few comes what the list says of all.
    dispatch(getReviews.initiate(args('first'), once)),
    isShownWhole(search, 'reviews') && dispatch(getReviews.initiate(args(0), once)),
    dispatch(getQuestions.initiate(args(isShownWhole(search, 'questions') ? 0 : 'first'), once)),
  ]);
}
