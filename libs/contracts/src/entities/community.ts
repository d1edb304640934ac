import { z } from 'zod';
import { FIRST_ENTRIES, MAX_ENTRIES, MAX_SCORE, scores } from '../constants.ts';
import { paginationSchema } from './listing.ts';
import { imageSchema } from './media.ts';
import { htmlSchema, idSchema, localeSchema, textSchema, timestampSchema, urlSchema } from './scalars.ts';

/** The item a question or review is about. Empty in ByAuthor calls. */
const referenceTypeSchema = z.enum(['product', 'series', 'recipe', '']);
export type ReferenceType = z.infer<typeof referenceTypeSchema>;

const answerSchema = z.object({
  comment: htmlSchema,
  createdAt: timestampSchema,
  authorAlias: z.string(),
  /** Language of the text, if known; likewise for everything else that people write. */
  locale: localeSchema.optional(),
});
/** Whether an entry is shown. Only its author and moderators are told. */
const entryStatusSchema = z.enum(['waiting', 'approved', 'rejected', 'withdrawn']);
export type EntryStatus = z.infer<typeof entryStatusSchema>;
/** What the author of an entry is told besides. Absent in what others get. */
const ownEntryShape = {
  status: entryStatusSchema.optional(),
  /** Why it was rejected, in the moderator's words. */
  rejectionReason: z.string().optional(),
};

export const questionSchema = z.object({
  id: idSchema,
  entrie: z.string(),
  question: z.string(),
  approved: z.boolean(),
  referenceType: referenceTypeSchema,
  referenceId: idSchema,
  authorAlias: z.string(),
  createdAt: timestampSchema,
  locale: localeSchema.optional(),
  answers: z.array(answerSchema),
  ...ownEntryShape,
  /** Of the item; only in the author's own list. */
  referenceTitle: z.string().optional(),
  referenceUrl: urlSchema.optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const questionListSchema = z.object({
  items: z.array(questionSchema),
  count: z.int(),
  pagination: paginationSchema,
});
export type QuestionList = z.infer<typeof questionListSchema>;

const reactionSchema = z.enum(['like', 'dislike', '']);
export const reactionsSchema = z.object({
  likeCounter: z.int(),
  dislikeCounter: z.int(),
  currentUserReaction: reactionSchema,
});
export type Reactions = z.infer<typeof reactionsSchema>;

export const reviewCommentSchema = z.object({
  comment: z.string(),
  createdAt: timestampSchema,
  authorAlias: z.string(),
  approved: z.boolean(),
  parentId: idSchema,
  locale: localeSchema.optional(),
});

const scoreSchema = z.int().min(1).max(MAX_SCORE);

export const reviewSchema = z.object({
  id: idSchema,
  referenceType: referenceTypeSchema,
  referenceId: idSchema,
  score: scoreSchema,
  approved: z.boolean(),
  imageReferences: z.array(imageSchema),
  /** The title. */
  shortDescription: z.string(),
  description: z.string(),
  authorAlias: z.string(),
  /** Empty in every reply: e-mail addresses stay on the server. */
  authorEmail: z.string(),
  createdAt: timestampSchema,
  comments: z.array(reviewCommentSchema),
  reactions: reactionsSchema,
  locale: localeSchema.optional(),
  referenceTitle: z.string(),
  referenceUrl: urlSchema,
  /** Whether the author has bought the item here. */
  verifiedBuyer: z.boolean().optional(),
  ...ownEntryShape,
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewListSchema = z.object({
  items: z.array(reviewSchema),
  count: z.int(),
  pagination: paginationSchema,
  totalRating: z.number(),
  /** Share of each score in whole percent. */
  ratingPercents: z.record(z.enum(scores.map((score) => `${score}` as const)), z.int()),
  /** What the reviews of an item can be filtered by besides, whatever is chosen. Absent in the author's own list. */
  facets: z
    .object({
      /** Number of reviews with pictures. */
      pictured: z.int(),
      /** Languages they are written in, the most frequent first. */
      languages: z.array(z.object({ locale: localeSchema, count: z.int() })),
    })
    .optional(),
});
export type ReviewList = z.infer<typeof reviewListSchema>;

/** Order of reviews; questions are always newest first. */
const reviewSortSchema = z.enum(['newest', 'best', 'worst', 'helpful']);
export type ReviewSort = z.infer<typeof reviewSortSchema>;

export const communityQuerySchema = z.object({
  referenceType: referenceTypeSchema,
  referenceId: idSchema,
  onlyApproved: z.boolean().default(true),
  /** Zero-based. */
  page: z.int().min(0).max(100_000).default(0),
  limit: z.int().min(1).max(MAX_ENTRIES).default(FIRST_ENTRIES),
  /** Reviews only: their order, newest first by default. */
  sort: reviewSortSchema.optional(),
  /** Reviews only: filter by score. `count` then counts the matches; the average and the shares remain those of all. */
  score: scoreSchema.optional(),
  /** Reviews only: those with pictures. */
  withPictures: z.boolean().optional(),
  /** Reviews only: those written in this language. */
  language: localeSchema.optional(),
});
export type CommunityQuery = z.input<typeof communityQuerySchema>;

/** A field that people do not see: whoever fills it in is a program. */
const trapShape = { website: textSchema.nullish() };

export const newReviewSchema = z.object({
  ...trapShape,
  referenceType: referenceTypeSchema,
  referenceId: idSchema,
  score: z.number(),
  approved: z.boolean().optional(),
  /** Ids of pictures the author has uploaded, or that are in the review already; others are left out. */
  imageReferences: z.array(idSchema).nullish(),
  /** What is to be seen in them, by these ids. */
  imageDescriptions: z.record(idSchema, textSchema).nullish(),
  shortDescription: textSchema,
  description: textSchema,
  authorAlias: textSchema.nullish(),
  authorEmail: textSchema.nullish(),
});
export const newCommentSchema = z.object({
  ...trapShape,
  parentId: idSchema,
  approved: z.boolean().optional(),
  comment: textSchema,
  authorAlias: textSchema.nullish(),
});
export const newQuestionSchema = z.object({
  ...trapShape,
  id: idSchema.nullish(),
  question: textSchema,
  approved: z.boolean().optional(),
  referenceType: referenceTypeSchema,
  authorAlias: textSchema.nullish(),
  referenceId: idSchema,
});

/** Both spellings of "off topic" are accepted. */
const reportTypeSchema = z.enum(['off topic', 'off-topic', 'inappropriate', 'spam', 'other']);
export const reportSchema = z.object({
  ...trapShape,
  reviewId: idSchema,
  reportDescription: textSchema.default(''),
  reportType: reportTypeSchema,
});

export const questionnaireSchema = z.object({
  id: idSchema,
  question: z.string(),
  answers: z.array(z.object({ id: idSchema, label: z.string() })),
  selectedAnswerId: idSchema,
});
export const questionnaireAnalyticSchema = z.object({
  questionnaireId: idSchema,
  total: z.int(),
  answers: z.array(z.object({ answerId: idSchema, count: z.int(), percent: z.int() })),
});
