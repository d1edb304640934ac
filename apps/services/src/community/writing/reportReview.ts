import { type ArgsOf, type community, entryLengths, type ReportType, type ResultsOf } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import { sql } from 'drizzle-orm';
import { reviewReport } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { tellModerators } from '../moderation/tellModerators.ts';
import { entryText } from './entryText.ts';
import { findShownReview } from './findShownReview.ts';

type Given = ArgsOf<typeof community, 'ReportReview'>[0];

/** Stores a customer's report of a review; a second one replaces the first while that is open. */
export async function reportReview(
  { db, site, visitor }: Call,
  given: Given,
): Promise<ResultsOf<typeof community, 'ReportReview'>> {
  const { customerId } = visitor;
  if (!customerId) return { error: 'no-permissions' };
  const description = entryText(given.reportDescription);
  const type: ReportType = given.reportType === 'off-topic' ? 'off topic' : given.reportType;
  const code = check(description, ...(type === 'other' ? [required] : []), maxLength(entryLengths.report));
  if (code) return { error: 'invalid' };
  const found = await findShownReview(db, site, given.reviewId);
  if (!found) return { error: 'not-found' };
  // Nobody misses the report of a program; said to be stored, it is not sent in another way.
  if (given.website) return { error: null };
  await db
    .insert(reviewReport)
    .values({ site, reviewId: found.id, customerId, type, description })
    .onConflictDoUpdate({
      target: [reviewReport.reviewId, reviewReport.customerId],
      targetWhere: sql`resolved_at is null`,
      set: { type, description, createdAt: sql`now()` },
    });
  await tellModerators(db, site);
  return { error: null };
}
