import { moderation } from '@shop/contracts/wire/moderation';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Somebody else may decide at any time. */
const unkept = { keepUnusedDataFor: 0 };

/** What moderators do with the entries of customers. Lists are fetched again by whoever shows them, when it suits them. */
const moderationService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getQueue: build.query({ ...endpoint(moderation.GetQueue), ...unkept }),
    getReports: build.query({ ...endpoint(moderation.GetReports), ...unkept }),
    getEntryHistory: build.query({ ...endpoint(moderation.History), ...unkept }),
    approveEntry: build.mutation(endpoint(moderation.Approve)),
    rejectEntry: build.mutation(endpoint(moderation.Reject)),
    resolveReport: build.mutation(endpoint(moderation.ResolveReport)),
    answerQuestion: build.mutation(endpoint(moderation.Answer)),
    editEntry: build.mutation(endpoint(moderation.Edit)),
  }),
});

export const {
  useGetQueueQuery,
  useGetReportsQuery,
  useGetEntryHistoryQuery,
  useApproveEntryMutation,
  useRejectEntryMutation,
  useResolveReportMutation,
  useAnswerQuestionMutation,
  useEditEntryMutation,
} = moderationService;
