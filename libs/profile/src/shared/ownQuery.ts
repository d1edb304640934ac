import type { CommunityQuery } from '@shop/contracts';
import { pageOf } from './pageOf';

/** Entries on a page of what the customer has written. */
export const OWN_LIMIT = 10;

/** Asks for what the author has written about anything, whoever may see it (specification, section 7). */
export const ownQuery = (search: string): CommunityQuery => ({
  referenceType: '',
  referenceId: '',
  onlyApproved: false,
  page: pageOf(search),
  limit: OWN_LIMIT,
});
