import type { ArgsOf, ResultsOf, community } from '@shop/contracts';
import type { Call } from '../module.ts';
import { countReviews, findReviews } from './reviewRepository.ts';
import { summariseReviews } from './summariseReviews.ts';
import { toReviews } from './toReview.ts';

type Method = 'GetAllReviewsByReference';

/**
 * Approved reviews that the item shows to this visitor, whatever status is requested; of a series, those of its items, too.
 * Six queries at most.
 */
export async function getReviewsByReference(
  { db, site, locale, visitor }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  const { referenceType, referenceId, page, limit, sort, score, withPictures, language } = query;
  if (!referenceType) return { ret: null, error: 'INVALID' };
  const asked = { site, referenceType, referenceId, customerId: visitor.customerId };
  const filter = { score, withPictures, language };
  const [counts, rows] = await Promise.all([
    countReviews(db, asked),
    findReviews(db, asked, { page, limit, sort, ...filter }),
  ]);
  const items = await toReviews(db, rows, { site, locale, customerId: visitor.customerId });
  return { ret: { items, ...summariseReviews(counts, filter), pagination: { page, pageSize: limit } }, error: null };
}
