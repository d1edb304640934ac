import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { review } from '../../db/schema/community.ts';
import { isUuid } from '../isUuid.ts';
import { refusalOf } from './refusalOf.ts';
import type { ReviewRow } from '../reviewRepository.ts';

/** A review that customers can read. Null for any other, whose existence nobody is told. */
export async function findShownReview(db: DatabaseOrTransaction, site: string, id: string): Promise<ReviewRow | null> {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select()
    .from(review)
    .where(and(eq(review.site, site), eq(review.id, id), eq(review.approved, true)));
  if (!found) return null;
  const { referenceId } = found;
  const referenceType = found.referenceType as 'product' | 'series' | 'recipe';
  return (await refusalOf(db, 'reviews', { site, referenceType, referenceId })) ? null : found;
}
