import type { community, ResultsOf } from '@shop/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { reviewReaction } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { countReactions } from '../reviewRepository.ts';
import { reactionsOf } from '../toReview.ts';
import { findShownReview } from './findShownReview.ts';

type Reply = ResultsOf<typeof community, 'AddReactionToReview'>;

/**
 * The customer's vote on a review: the same again withdraws it, the other one takes its place. A call that came in before
 * the last one was handled is the same press, sent twice. Three queries.
 */
export async function reactToReview(call: Call, reviewId: string, like: boolean): Promise<Reply> {
  const { db, site, visitor, receivedAt } = call;
  const { customerId } = visitor;
  if (!customerId) return { counters: null, error: 'NOT_AUTHENTICATED' };
  const found = await findShownReview(db, site, reviewId);
  if (!found) return { counters: null, error: 'NOT_FOUND' };
  const stored = reviewReaction.like;
  const isSamePress = gt(reviewReaction.handledAt, receivedAt);
  await db
    .insert(reviewReaction)
    .values({ reviewId, customerId, like, handledAt: new Date() })
    .onConflictDoUpdate({
      target: [reviewReaction.reviewId, reviewReaction.customerId],
      set: {
        like: sql`case
          when ${stored} is distinct from excluded."like" and (${stored} is not null or not ${isSamePress}) then excluded."like"
          when ${isSamePress} then ${stored}
        end`,
        handledAt: sql`greatest(${reviewReaction.handledAt}, excluded.handled_at)`,
      },
    });
  // Until it is answered, nobody can have seen it: what came in meanwhile is no change of mind.
  const answered = db.$with('answered').as(
    db
      .update(reviewReaction)
      .set({ handledAt: sql`greatest(${reviewReaction.handledAt}, ${new Date()})` })
      .where(and(eq(reviewReaction.reviewId, reviewId), eq(reviewReaction.customerId, customerId)))
      .returning({ reviewId: reviewReaction.reviewId }),
  );
  const votes = await countReactions(db.with(answered), [reviewId], customerId);
  return { counters: reactionsOf(found, votes.get(reviewId)), error: null };
}
