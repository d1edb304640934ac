import type { ReviewSort } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { review, reviewComment, reviewReaction } from '../db/schema/community.ts';
import { isShown } from './isShown.ts';
import type { Asked, Page } from './reference.ts';

export type ReviewRow = typeof review.$inferSelect;
export type CommentRow = Pick<
  typeof reviewComment.$inferSelect,
  'reviewId' | 'locale' | 'text' | 'authorAlias' | 'approved' | 'createdAt'
>;
export interface ReactionRow {
  reviewId: string;
  likes: number;
  dislikes: number;
  /** The customer's own vote; null if none. */
  own: boolean | null;
}

export interface ReviewFilter {
  /** Filter by this score. */
  score?: number | undefined;
  withPictures?: boolean | undefined;
  /** Filter by the language they are written in. */
  language?: Locale | undefined;
}

interface ReviewPage extends Page, ReviewFilter {
  sort?: ReviewSort | undefined;
}

/** Number of reviews that have all of this in common. */
export interface ReviewCount {
  score: number;
  locale: string;
  pictured: boolean;
  count: number;
}

/** Helpful votes minus unhelpful ones. */
const helpfulness = sql`${review.importedLikes} - ${review.importedDislikes} + (
  select coalesce(sum(case when x."like" then 1 when not x."like" then -1 else 0 end), 0) from review_reaction x where x.review_id = ${review.id})`;

/** First sort criterion of each order, before the date. */
const before: Record<ReviewSort, SQL[]> = {
  newest: [],
  best: [desc(review.score)],
  worst: [asc(review.score)],
  helpful: [desc(helpfulness)],
};

const shownOf = (asked: Asked) =>
  and(
    eq(review.site, asked.site),
    eq(review.referenceType, asked.referenceType),
    eq(review.referenceId, asked.referenceId),
    eq(review.approved, true),
    isShown('reviews', asked),
  );

/** Numbers of approved reviews that the item shows, by all that they can be filtered by. */
export async function countReviews(db: DatabaseOrTransaction, asked: Asked): Promise<ReviewCount[]> {
  const { score, locale, pictured } = review;
  return db
    .select({ score, locale, pictured, count: sql<number>`count(*)::int` })
    .from(review)
    .where(shownOf(asked))
    .groupBy(score, locale, pictured);
}

const matching = ({ score, withPictures, language }: ReviewFilter) =>
  and(
    score ? eq(review.score, score) : undefined,
    withPictures ? eq(review.pictured, true) : undefined,
    language ? eq(review.locale, language) : undefined,
  );

/** Approved reviews that the item shows, ordered by date and id last, so that pages never overlap. */
export async function findReviews(
  db: DatabaseOrTransaction,
  asked: Asked,
  { page, limit, sort = 'newest', ...filter }: ReviewPage,
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(and(shownOf(asked), matching(filter)))
    .orderBy(...before[sort], desc(review.createdAt), desc(review.id))
    .limit(limit)
    .offset(page * limit);
}

/** Approved comments of reviews, oldest first. */
export async function findComments(db: DatabaseOrTransaction, reviewIds: readonly string[]): Promise<CommentRow[]> {
  if (!reviewIds.length) return [];
  return db
    .select({
      reviewId: reviewComment.reviewId,
      locale: reviewComment.locale,
      text: reviewComment.text,
      authorAlias: reviewComment.authorAlias,
      approved: reviewComment.approved,
      createdAt: reviewComment.createdAt,
    })
    .from(reviewComment)
    .where(and(inArray(reviewComment.reviewId, [...reviewIds]), eq(reviewComment.approved, true)))
    .orderBy(asc(reviewComment.createdAt), asc(reviewComment.id));
}

/** Votes of customers by review, and of this customer. Without imported ones. */
export async function countReactions(
  db: DatabaseOrTransaction,
  reviewIds: readonly string[],
  customerId: string | null,
): Promise<Map<string, ReactionRow>> {
  if (!reviewIds.length) return new Map();
  const isOwn = customerId ? eq(reviewReaction.customerId, customerId) : sql`false`;
  const rows = await db
    .select({
      reviewId: reviewReaction.reviewId,
      likes: sql<number>`(count(*) filter (where ${reviewReaction.like}))::int`,
      dislikes: sql<number>`(count(*) filter (where not ${reviewReaction.like}))::int`,
      own: sql<boolean | null>`bool_or(${reviewReaction.like}) filter (where ${isOwn})`,
    })
    .from(reviewReaction)
    .where(inArray(reviewReaction.reviewId, [...reviewIds]))
    .groupBy(reviewReaction.reviewId);
  return new Map(rows.map((row) => [row.reviewId, row]));
}
