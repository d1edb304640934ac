import { community } from '@shop/contracts/wire/community';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** The shop's questions about an item, and the customers' answers. A vote changes both. */
export const questionnaireService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getQuestionnaires: build.query({
      ...endpoint(community.GetQuestionnaires),
      providesTags: ['Questionnaire', 'Session'],
    }),
    getAnalytics: build.query({
      ...endpoint(community.GetQuestionnaireAnalyticByReference),
      providesTags: ['Questionnaire'],
    }),
    selectAnswer: build.mutation({
      ...endpoint(community.SelectQuestionnaireAnswer),
      invalidatesTags: ['Questionnaire'],
    }),
  }),
});

export const { useSelectAnswerMutation } = questionnaireService;
