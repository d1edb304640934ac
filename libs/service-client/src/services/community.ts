import { community } from '@shop/contracts/wire/community';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/**
 * Reviews and questions. Reviews carry the visitor's own reactions, and both are empty where others may not read them, so
 * they are read anew when the visitor changes.
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
