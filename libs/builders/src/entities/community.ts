import {
  questionListSchema,
  questionSchema,
  reviewCommentSchema,
  reviewListSchema,
  reviewSchema,
} from '@shop/contracts';
import { builder } from './build';

/** 12.05.2026, noon in Zurich. */
const A_DAY = Date.UTC(2026, 4, 12, 10);

export const aReviewComment = builder(reviewCommentSchema, () => ({
  comment: 'Sehe ich auch so.',
  createdAt: A_DAY,
  authorAlias: 'Rosa B.',
  approved: true,
  parentId: 'review-1',
}));

export const aReview = builder(reviewSchema, () => ({
  id: 'review-1',
  referenceType: 'product' as const,
  referenceId: 'gusspfanne',
  score: 5,
  approved: true,
  imageReferences: [],
  shortDescription: 'Hält ein Leben lang',
  description: 'Wird mit jedem Gebrauch besser.',
  authorAlias: 'Anna M.',
  authorEmail: '',
  createdAt: A_DAY,
  comments: [],
  reactions: { likeCounter: 0, dislikeCounter: 0, currentUserReaction: '' as const },
  referenceTitle: 'Gusspfanne',
  referenceUrl: '/gusspfanne',
}));

export const aReviewList = builder(reviewListSchema, () => ({
  items: [aReview()],
  count: 1,
  pagination: { page: 0, pageSize: 3 },
  totalRating: 5,
  ratingPercents: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 100 },
}));

export const aQuestion = builder(questionSchema, () => ({
  id: 'question-1',
  entrie: 'Taugt sie für Induktion?',
  question: 'Taugt sie für Induktion?',
  approved: true,
  referenceType: 'product' as const,
  referenceId: 'gusspfanne',
  authorAlias: 'Luca T.',
  createdAt: A_DAY,
  answers: [{ comment: '<p>Ja, für alle Herdarten.</p>', createdAt: A_DAY, authorAlias: 'Küchenteam' }],
}));

export const aQuestionList = builder(questionListSchema, () => ({
  items: [aQuestion()],
  count: 1,
  pagination: { page: 0, pageSize: 3 },
}));
