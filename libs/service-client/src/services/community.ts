import type { CommunityQuery } from '@shop/contracts';
import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';
import type { NewComment, NewQuestion, NewReview, Report } from './communityInput';

type Path = '/services/community';
const PATH: Path = '/services/community';

interface CommunityArgs {
  query: CommunityQuery;
  locale: string;
}

type ReviewsReply = Reply<Path, 'GetAllReviewsByReference'>;
type QuestionsReply = Reply<Path, 'GetAllQuestionsByReference'>;

function readReviews(results: unknown[]): ReviewsReply {
  const reply: ReviewsReply = named('ret', 'error')(results);
  const items = (reply.ret?.items ?? []).map((review) => withLists(review, 'imageReferences', 'comments'));
  return { ...reply, ret: reply.ret && { ...reply.ret, items } };
}

function readQuestions(results: unknown[]): QuestionsReply {
  const reply: QuestionsReply = named('ret', 'error')(results);
  const items = (reply.ret?.items ?? []).map((question) => withLists(question, 'answers'));
  return { ...reply, ret: reply.ret && { ...reply.ret, items } };
}

/**
 * Reviews and questions. Reviews carry the visitor's own reactions, and both are empty where others may not read them, so
 * they are read anew when the visitor changes. A written review, comment or question comes into the list by reading it
 * again: moderation decides whether it shows.
 */
export const communityService = shopApi
  .enhanceEndpoints({ addTagTypes: ['Review', 'Question', 'Session'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getReviews: build.query<ReviewsReply, CommunityArgs>({
        query: ({ query, locale }) => call(PATH, 'GetAllReviewsByReference', [query], locale),
        transformResponse: readReviews,
        providesTags: ['Review', 'Session'],
      }),
      getQuestions: build.query<QuestionsReply, CommunityArgs>({
        query: ({ query, locale }) => call(PATH, 'GetAllQuestionsByReference', [query], locale),
        transformResponse: readQuestions,
        providesTags: ['Question', 'Session'],
      }),
      addReview: build.mutation<Reply<Path, 'AddReview'>, NewReview>({
        query: (review) => call(PATH, 'AddReview', [review]),
        transformResponse: named('id', 'code', 'error'),
        invalidatesTags: ['Review'],
      }),
      addComment: build.mutation<Reply<Path, 'AddCommentToReview'>, NewComment>({
        query: (comment) => call(PATH, 'AddCommentToReview', [comment]),
        transformResponse: named('error'),
        invalidatesTags: ['Review'],
      }),
      /** The counters come back, so the list is not read again. */
      addReaction: build.mutation<Reply<Path, 'AddReactionToReview'>, { reviewId: string; like: boolean }>({
        query: ({ reviewId, like }) => call(PATH, 'AddReactionToReview', [reviewId, like]),
        transformResponse: named('counters', 'error'),
      }),
      askQuestion: build.mutation<Reply<Path, 'AskQuestion'>, NewQuestion>({
        query: (question) => call(PATH, 'AskQuestion', [question]),
        transformResponse: named('id', 'error'),
        invalidatesTags: ['Question'],
      }),
      reportReview: build.mutation<Reply<Path, 'ReportReview'>, Report>({
        query: (report) => call(PATH, 'ReportReview', [report]),
        transformResponse: named('error'),
      }),
    }),
  });

export const {
  useAddCommentMutation,
  useAddReactionMutation,
  useAddReviewMutation,
  useAskQuestionMutation,
  useGetQuestionsQuery,
  useGetReviewsQuery,
  useReportReviewMutation,
} = communityService;
