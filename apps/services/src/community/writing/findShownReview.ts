import { and, eq, sql } from 'drizzle-orm';
import { referenceType, showsReviews } from '../../catalogue/shownCommunity.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { review } from '../../db/schema/community.ts';
import { isUuid } from '../isUuid.ts';
import type { ReviewRow } from '../reviewRepository.ts';

type ShownReview = Pick<ReviewRow, 'id' | 'site' | 'referenceId' | 'importedLikes' | 'importedDislikes'>;

/** A review that customers can read. Null for any other, whose existence nobody is told. One query. */
export async function findShownReview(
  db: DatabaseOrTransaction,
  site: string,
  id: string,
): Promise<ShownReview | null> {
  if (!isUuid(id)) return null;
  const { referenceId, importedLikes, importedDislikes } = review;
  const [found] = await db
    .select({ id: review.id, site: review.site, referenceId, importedLikes, importedDislikes })
    .from(review)
    .where(
      and(
        eq(review.site, site),
        eq(review.id, id),
        eq(review.approved, true),
        sql`exists (select 1 from item i where i.site = ${review.site} and i.id = ${review.referenceId}
          and ${referenceType} = ${review.referenceType} and ${showsReviews})`,
      ),
    );
  return found ?? null;
}
