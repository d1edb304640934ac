import { queryRequest } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { type Choice, listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';

/** Requests the first few reviews, or a page of all of them (zero-based). */
export const reviewsRequest = (reference: Reference, locale: string, page: number | 'first', choice?: Choice) =>
  queryRequest(communityService.endpoints.getReviews, { query: listQuery(reference, page, choice), locale });
