import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { image, review } from '../db/schema/index.ts';
import type { Visitor } from '../module.ts';
import { isAllowed } from '../rpc/isAllowed.ts';

interface Reader {
  site: string;
  visitor: Visitor;
}

/** The bytes of a review's picture, webp, for its author and for moderators, whether it is shown or not; else null. */
export async function readReviewPicture(db: Database, { site, visitor }: Reader, id: string): Promise<Buffer | null> {
  const { customerId } = visitor;
  if (!customerId) return null;
  const isReader = isAllowed(visitor, 'moderator') ? sql`true` : eq(review.customerId, customerId);
  const [row] = await db
    .select({ bytes: image.bytes })
    .from(image)
    .innerJoin(review, eq(review.id, image.reviewId))
    .where(and(eq(image.id, id), eq(review.site, site), isReader));
  return row?.bytes ?? null;
}
