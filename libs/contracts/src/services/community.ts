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
    args: [newReviewSchema],
    results: { id: z.string(), code: z.string(), error },
    access: 'customer',
  }),
  AddCommentToReview: method({ args: [newCommentSchema], results: { error }, access: 'customer' }),
  AddReactionToReview: method({
    args: [idSchema, z.boolean()],
    results: { counters: reactionsSchema.nullable(), error },
    access: 'customer',
  }),
  AskQuestion: method({ args: [newQuestionSchema], results: { id: z.string(), error }, access: 'customer' }),
  GetAllReviewsByAuthor: method({
    args: [communityQuerySchema],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'customer',
  }),
  GetAllReviewsByReference: method({
    args: [communityQuerySchema],
    results: { ret: reviewListSchema.nullable(), error },
    access: 'anonymous',
  }),
  GetAllQuestionsByAuthor: method({
    args: [communityQuerySchema],
    results: { ret: questionListSchema.nullable(), error },
    access: 'customer',
  }),
  GetAllQuestionsByReference: method({
    args: [communityQuerySchema],
    results: { ret: questionListSchema.nullable(), error },
    access: 'anonymous',
  }),
  GetQuestionnaires: method({
    args: [idSchema],
    results: { ret: z.array(questionnaireSchema), error },
    access: 'anonymous',
  }),
  GetQuestionnaireAnalyticByReference: method({
    args: [idSchema],
    results: { ret: z.array(questionnaireAnalyticSchema), error },
    access: 'anonymous',
  }),
  ReportReview: method({
    args: [reportSchema],
    results: { error: reportErrorSchema.nullable() },
    access: 'customer',
  }),
  SelectQuestionnaireAnswer: method({
    args: [idSchema, idSchema],
    results: { ret: questionnaireAnalyticSchema.nullable(), error },
    access: 'customer',
  }),
});
