import type { ArgsOf, community, ResultsOf } from '@shop/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { review } from '../db/schema/community.ts';
import type { Call } from '../module.ts';
import { ownEntry } from './ownEntry.ts';
import { summariseRatings } from './summariseRatings.ts';
import { toReviews } from './toReview.ts';

type Method = 'GetAllReviewsByAuthor';

/** The customer's own reviews, the newest first, with what became of each. Six queries at most. */
export async function getReviewsByAuthor(
  { db, site, locale, visitor: { customerId } }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  if (!customerId) return { ret: null, error: 'NOT_AUTHENTICATED' };
  const { referenceType, referenceId, onlyApproved, page, limit, score } = query;
  const own = and(
    eq(review.site, site),
    eq(review.customerId, customerId),
    referenceType ? eq(review.referenceType, referenceType) : undefined,
    referenceId ? eq(review.referenceId, referenceId) : undefined,
    onlyApproved ? eq(review.approved, true) : undefined,
  );
  const [counts, rows] = await Promise.all([
    db
      .select({ score: review.score, count: sql<number>`count(*)::int` })
      .from(review)
      .where(own)
      .groupBy(review.score),
    db
      .select()
      .from(review)
      .where(and(own, score ? eq(review.score, score) : undefined))
      .orderBy(desc(review.createdAt), desc(review.id))
      .limit(limit)
      .offset(page * limit),
  ]);
  const items = await toReviews(db, rows, { site, locale, customerId, isReader: true });
  const byScore = new Map(counts.map((row) => [row.score, row.count]));
  const summary = summariseRatings(byScore);
  const count = score ? (byScore.get(score) ?? 0) : summary.count;
  const entries = items.map((item, index) => ({ ...item, ...ownEntry(rows[index]!) }));
  return { ret: { items: entries, ...summary, count, pagination: { page, pageSize: limit } }, error: null };
}
