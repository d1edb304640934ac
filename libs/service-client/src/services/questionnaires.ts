import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';

type Path = '/services/community';
const PATH: Path = '/services/community';

interface Reference {
  referenceId: string;
  locale: string;
}

/** The shop's questions about an item and how customers answered. A vote changes both. */
export const questionnaireService = shopApi
  .enhanceEndpoints({ addTagTypes: ['Questionnaire', 'Session'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestionnaires: build.query<Reply<Path, 'GetQuestionnaires'>, Reference>({
        query: ({ referenceId, locale }) => call(PATH, 'GetQuestionnaires', [referenceId], locale),
        transformResponse: (results: unknown[]) =>
          withLists<Reply<Path, 'GetQuestionnaires'>>(named('ret', 'error')(results), 'ret'),
        providesTags: ['Questionnaire', 'Session'],
      }),
      getAnalytics: build.query<Reply<Path, 'GetQuestionnaireAnalyticByReference'>, Reference>({
        query: ({ referenceId, locale }) => call(PATH, 'GetQuestionnaireAnalyticByReference', [referenceId], locale),
        transformResponse: (results: unknown[]) =>
          withLists<Reply<Path, 'GetQuestionnaireAnalyticByReference'>>(named('ret', 'error')(results), 'ret'),
        providesTags: ['Questionnaire'],
      }),
      selectAnswer: build.mutation<
        Reply<Path, 'SelectQuestionnaireAnswer'>,
        { questionnaireId: string; answerId: string }
      >({
        query: ({ questionnaireId, answerId }) => call(PATH, 'SelectQuestionnaireAnswer', [questionnaireId, answerId]),
        transformResponse: named('ret', 'error'),
        invalidatesTags: ['Questionnaire'],
      }),
    }),
  });

export const { useGetAnalyticsQuery, useGetQuestionnairesQuery, useSelectAnswerMutation } = questionnaireService;
