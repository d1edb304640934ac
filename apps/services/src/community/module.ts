import type { community } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { getQuestionsByReference } from './getQuestionsByReference.ts';
import { getReviewsByReference } from './getReviewsByReference.ts';

/** Reviews and questions of customers. */
export const communityModule: Implementation<typeof community> = {
  GetAllReviewsByReference: getReviewsByReference,
  GetAllQuestionsByReference: getQuestionsByReference,
};
