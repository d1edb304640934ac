import { community } from '@shop/contracts/wire/community';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/**
 * Reviews and questions. Reviews contain the visitor's own votes, and both may be restricted to members, so they are
 * fetched again when the visitor changes.
 */
export const communityService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query({
      ...endpoint(community.GetAllReviewsByReference),
      providesTags: ['Review', 'Session'],
    }),
    getQuestions: build.query({
      ...endpoint(community.GetAllQuestionsByReference),
      providesTags: ['Question', 'Session'],
    }),
  }),
});
