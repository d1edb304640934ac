import { z } from 'zod';
import {
  communityQuerySchema,
  newCommentSchema,
  newQuestionSchema,
  newReviewSchema,
  questionListSchema,
  questionnaireAnalyticSchema,
  questionnaireSchema,
  reactionsSchema,
  reportSchema,
  reviewListSchema,
} from '../entities/community.ts';
import { communityErrorSchema, reportErrorSchema } from '../entities/errors.ts';
import { idSchema, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = communityErrorSchema.nullable();

export const community = defineService('/services/community', {
  /**
   * `code` says of a stored review whether it is shown (`approved`) or checked first (`waiting`), and of a refused one
   * what is wrong with it (`missing-rating`, `missing-input`, `input-too-long`, `too-many-pictures`).
   */
  AddReview: method({
    args: [{ review: newReviewSchema }],
    results: { id: z.string(), code: z.string(), error },
    access: 'customer',
    limit: 'contribution',
  }),
  AddCommentToReview: method({
    args: [{ comment: newCommentSchema }],
    results: { error },
    access: 'customer',
    limit: 'contribution',
  }),
  AddReactionToReview: method({
    args: [{ reviewId: idSchema }, { like: z.boolean() }],
    results: { counters: reactionsSchema.nullable(), error },
    access: 'customer',
    limit: 'write',
  }),
  AskQuestion: method({
    args: [{ question: newQuestionSchema }],
    results: { id: z.string(), error },
    access: 'customer',
    limit: 'contribution',
  }),
  /** Replaces the text of an own question, which is then judged like a new one. Refused once it has an answer. */
  EditQuestion: method({
    args: [{ id: idSchema }, { question: textSchema }],
    results: { error },
    access: 'customer',
    limit: 'contribution',
  }),
  /** Hides an own review or question, until it is written again. */
  Withdraw: method({
    args: [{ kind: z.enum(['review', 'question']) }, { id: idSchema }],
    results: { error },
    access: 'customer',
    limit: 'write',
  }),
  GetAllReviewsByAuthor: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'customer',
    limit: 'read',
    localized: true,
  }),
  GetAllReviewsByReference: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  GetAllQuestionsByAuthor: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: questionListSchema.nullable(), error },
    access: 'customer',
    limit: 'read',
    localized: true,
  }),
  GetAllQuestionsByReference: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: questionListSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  GetQuestionnaires: method({
    args: [{ referenceId: idSchema }],
    results: { ret: z.array(questionnaireSchema), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  GetQuestionnaireAnalyticByReference: method({
    args: [{ referenceId: idSchema }],
    results: { ret: z.array(questionnaireAnalyticSchema), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  ReportReview: method({
    args: [{ report: reportSchema }],
    results: { error: reportErrorSchema.nullable() },
    access: 'customer',
    limit: 'contribution',
  }),
  SelectQuestionnaireAnswer: method({
    args: [{ questionnaireId: idSchema }, { answerId: idSchema }],
    results: { ret: questionnaireAnalyticSchema.nullable(), error },
    access: 'customer',
    limit: 'write',
  }),
});
