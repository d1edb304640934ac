import type { ReviewSort } from '@shop/contracts';
import { type Locale, scores } from '@shop/contracts/constants';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { review, reviewComment, reviewReaction } from '../db/schema/community.ts';
import type { Asked, Page } from './reference.ts';
import { reviewedItems } from './reviewedItems.ts';

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

/** Order of the reviews of a table or subquery. Those of the same date are ordered by id, so that pages never overlap. */
const orders: Record<ReviewSort, (from: SQL) => SQL> = {
  newest: (from) => sql`${from}.created_at desc, ${from}.id desc`,
  best: (from) => sql`${from}.score desc, ${from}.created_at desc, ${from}.id desc`,
  worst: (from) => sql`${from}.score, ${from}.created_at desc, ${from}.id desc`,
  helpful: (from) => sql`${from}.helpfulness desc, ${from}.created_at desc, ${from}.id desc`,
};

/** Numbers of approved reviews that the item shows, by all that they can be filtered by. */
export async function countReviews(db: DatabaseOrTransaction, asked: Asked): Promise<ReviewCount[]> {
  const { rows } = await db.execute<ReviewCount & Record<string, unknown>>(sql`
    select c.score, c.locale, c.pictured, sum(c.count)::int as count
    from (${reviewedItems(asked)}) i
    join review_count c on c.site = ${asked.site} and c.reference_type = i.type and c.reference_id = i.id and c.count > 0
    group by 1, 2, 3`);
  return rows;
}

const matching = ({ score, withPictures, language }: ReviewFilter) => sql`
  ${score ? sql`and r.score = ${score}` : sql``}
  ${withPictures ? sql`and r.pictured` : sql``}
  ${language ? sql`and r.locale = ${language}` : sql``}`;

/** The most helpful of each score are found by an index, also where only one score is wanted. */
const byScore = sql`cross join (values ${sql.raw(scores.map((score) => `(${score})`).join(', '))}) s (score)`;

/** Approved reviews that the item shows, a page of them. Of each item no more are read than the page can have. */
export async function findReviews(
  db: DatabaseOrTransaction,
  asked: Asked,
  { page, limit, sort = 'newest', ...filter }: ReviewPage,
): Promise<ReviewRow[]> {
  const orderOf = orders[sort];
  const isByScore = sort === 'helpful' && !filter.score;
  const ids = sql`
    select a.id from (${reviewedItems(asked)}) i ${isByScore ? byScore : sql``}
    cross join lateral (
      select r.id, r.score, r.helpfulness, r.created_at from review r
      where r.site = ${asked.site} and r.reference_type = i.type and r.reference_id = i.id and r.approved
        ${isByScore ? sql`and r.score = s.score` : sql``} ${matching(filter)}
      order by ${orderOf(sql`r`)} limit ${(page + 1) * limit}) a
    order by ${orderOf(sql`a`)} limit ${limit} offset ${page * limit}`;
  return db
    .select()
    .from(review)
    .where(sql`${review.id} in (${ids})`)
    .orderBy(orderOf(sql`${review}`));
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
  db: Pick<DatabaseOrTransaction, 'select'>,
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
