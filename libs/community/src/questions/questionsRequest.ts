import { queryRequest } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';

/** Requests the first few questions, or a page of all of them (zero-based). */
export const questionsRequest = (reference: Reference, locale: string, page: number | 'first') =>
  queryRequest(communityService.endpoints.getQuestions, { query: listQuery(reference, page), locale });
