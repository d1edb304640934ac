import type { community } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { getQuestionsByReference } from './getQuestionsByReference.ts';
import { getReviewsByReference } from './getReviewsByReference.ts';
import { findAnalytics, findQuestionnaires, selectAnswer } from './questionnaires.ts';

/** Reviews and questions of customers, and questionnaires. */
export const communityModule: Implementation<typeof community> = {
  GetAllReviewsByReference: getReviewsByReference,
  GetAllQuestionsByReference: getQuestionsByReference,
  GetQuestionnaires: async ({ db, site, locale, visitor: { customerId } }, referenceId) => ({
    ret: await findQuestionnaires(db, { site, customerId }, referenceId, locale),
    error: null,
  }),
  GetQuestionnaireAnalyticByReference: async ({ db, site }, referenceId) => ({
    ret: await findAnalytics(db, site, { referenceId }),
    error: null,
  }),
  SelectQuestionnaireAnswer: selectAnswer,
};
