import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { listQuery } from './listQuery';
import type { Reference } from './Reference';

const { getQuestions, getReviews } = communityService.endpoints;

/**
 * Puts the first reviews and questions into the store, where the lists look for them. What the item hides comes back
 * empty, and what fails is asked for again by the lists: nothing of it fails the page.
 */
export async function loadCommunity({ dispatch }: ShopStore, reference: Reference, locale: Locale): Promise<void> {
  const args = { query: listQuery(reference, 'first'), locale };
  await Promise.all([
    dispatch(getReviews.initiate(args, { subscribe: false })),
    dispatch(getQuestions.initiate(args, { subscribe: false })),
  ]);
}
