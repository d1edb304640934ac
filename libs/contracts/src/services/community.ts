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
import { idSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = communityErrorSchema.nullable();

export const community = defineService('/services/community', {
  AddReview: method({
    args: [{ review: newReviewSchema }],
    results: { id: z.string(), code: z.string(), error },
    access: 'customer',
  }),
  AddCommentToReview: method({ args: [{ comment: newCommentSchema }], results: { error }, access: 'customer' }),
  AddReactionToReview: method({
    args: [{ reviewId: idSchema }, { like: z.boolean() }],
    results: { counters: reactionsSchema.nullable(), error },
    access: 'customer',
  }),
  AskQuestion: method({
    args: [{ question: newQuestionSchema }],
    results: { id: z.string(), error },
    access: 'customer',
  }),
  GetAllReviewsByAuthor: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'customer',
    localized: true,
  }),
  GetAllReviewsByReference: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'anonymous',
    localized: true,
  }),
  GetAllQuestionsByAuthor: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: questionListSchema.nullable(), error },
    access: 'customer',
    localized: true,
  }),
  GetAllQuestionsByReference: method({
    args: [{ query: communityQuerySchema }],
    results: { ret: questionListSchema.nullable(), error },
    access: 'anonymous',
    localized: true,
  }),
  GetQuestionnaires: method({
    args: [{ referenceId: idSchema }],
    results: { ret: z.array(questionnaireSchema), error },
    access: 'anonymous',
    localized: true,
  }),
  GetQuestionnaireAnalyticByReference: method({
    args: [{ referenceId: idSchema }],
    results: { ret: z.array(questionnaireAnalyticSchema), error },
    access: 'anonymous',
    localized: true,
  }),
  ReportReview: method({
    args: [{ report: reportSchema }],
    results: { error: reportErrorSchema.nullable() },
    access: 'customer',
  }),
  SelectQuestionnaireAnswer: method({
    args: [{ questionnaireId: idSchema }, { answerId: idSchema }],
    results: { ret: questionnaireAnalyticSchema.nullable(), error },
    access: 'customer',
  }),
});
