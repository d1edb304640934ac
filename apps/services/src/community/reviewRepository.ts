import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { review, reviewComment, reviewReaction } from '../db/schema/community.ts';
import type { Page, Reference } from './reference.ts';

export type ReviewRow = typeof review.$inferSelect;
export type CommentRow = Pick<
  typeof reviewComment.$inferSelect,
  'reviewId' | 'text' | 'authorAlias' | 'approved' | 'createdAt'
>;
export interface ReactionRow {
  reviewId: string;
  likes: number;
  dislikes: number;
  /** What the customer chose; null where nothing. */
  own: boolean | null;
}

const approvedOf = ({ site, referenceType, referenceId }: Reference) =>
  and(
    eq(review.site, site),
    eq(review.referenceType, referenceType),
    eq(review.referenceId, referenceId),
    eq(review.approved, true),
  );

/** Number of approved reviews by score. */
export async function countByScore(db: DatabaseOrTransaction, reference: Reference): Promise<Map<number, number>> {
  const rows = await db
    .select({ score: review.score, count: sql<number>`count(*)::int` })
    .from(review)
    .where(approvedOf(reference))
    .groupBy(review.score);
  return new Map(rows.map(({ score, count }) => [score, count]));
}

/** Approved reviews, newest first; those of the same moment by id, so that pages never overlap. */
export async function findReviews(
  db: DatabaseOrTransaction,
  reference: Reference,
  { page, limit }: Page,
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(approvedOf(reference))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(limit)
    .offset(page * limit);
}

/** Approved comments of reviews, oldest first. */
export async function findComments(db: DatabaseOrTransaction, reviewIds: readonly string[]): Promise<CommentRow[]> {
  if (!reviewIds.length) return [];
  return db
    .select({
      reviewId: reviewComment.reviewId,
      text: reviewComment.text,
      authorAlias: reviewComment.authorAlias,
      approved: reviewComment.approved,
      createdAt: reviewComment.createdAt,
    })
    .from(reviewComment)
    .where(and(inArray(reviewComment.reviewId, [...reviewIds]), eq(reviewComment.approved, true)))
    .orderBy(asc(reviewComment.createdAt), asc(reviewComment.id));
}

/** Reactions of customers by review, and the one of this customer. Imported ones are not among them. */
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
