import type { community } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { getQuestionsByAuthor } from './getQuestionsByAuthor.ts';
import { getQuestionsByReference } from './getQuestionsByReference.ts';
import { getReviewsByAuthor } from './getReviewsByAuthor.ts';
import { getReviewsByReference } from './getReviewsByReference.ts';
import { findAnalytics, findQuestionnaires, selectAnswer } from './questionnaires.ts';
import { addComment } from './writing/addComment.ts';
import { addReview } from './writing/addReview.ts';
import { askQuestion } from './writing/askQuestion.ts';
import { editQuestion } from './writing/editQuestion.ts';
import { reactToReview } from './writing/reactToReview.ts';
import { reportReview } from './writing/reportReview.ts';
import { withdrawEntry } from './writing/withdrawEntry.ts';

/** Reviews and questions of customers, and questionnaires. */
export const communityModule: Implementation<typeof community> = {
  AddReview: addReview,
  AddCommentToReview: addComment,
  AddReactionToReview: reactToReview,
  AskQuestion: askQuestion,
  EditQuestion: editQuestion,
  Withdraw: withdrawEntry,
  ReportReview: reportReview,
  GetAllReviewsByAuthor: getReviewsByAuthor,
  GetAllQuestionsByAuthor: getQuestionsByAuthor,
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
