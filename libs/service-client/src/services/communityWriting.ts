import { community } from '@shop/contracts/wire/community';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

const stored = (reply: { error: unknown } | undefined) => reply !== undefined && !reply.error;

/** What customers write. Lists are fetched again afterwards, since it may be shown at once. */
const communityWritingService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnReviews: build.query({
      ...endpoint(community.GetAllReviewsByAuthor),
      providesTags: ['Review', 'Session'],
    }),
    addReview: build.mutation({
      ...endpoint(community.AddReview),
      invalidatesTags: (reply) => (stored(reply) ? ['Review'] : []),
    }),
    addComment: build.mutation({
      ...endpoint(community.AddCommentToReview),
      invalidatesTags: (reply) => (stored(reply) ? ['Review'] : []),
    }),
    askQuestion: build.mutation({
      ...endpoint(community.AskQuestion),
      invalidatesTags: (reply) => (stored(reply) ? ['Question'] : []),
    }),
    editQuestion: build.mutation({
      ...endpoint(community.EditQuestion),
      invalidatesTags: (reply) => (stored(reply) ? ['Question'] : []),
    }),
    reportReview: build.mutation({ ...endpoint(community.ReportReview) }),
  }),
});

export const {
  useGetOwnReviewsQuery,
  useAddReviewMutation,
  useAddCommentMutation,
  useAskQuestionMutation,
  useEditQuestionMutation,
  useReportReviewMutation,
} = communityWritingService;
