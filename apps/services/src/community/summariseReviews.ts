import type { ReviewList } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { ReviewCount, ReviewFilter } from './reviewRepository.ts';
import { summariseRatings } from './summariseRatings.ts';

type Summary = Pick<ReviewList, 'count' | 'totalRating' | 'ratingPercents' | 'facets'>;

/** Average and shares of all reviews, what they can be filtered by, and the number of those that match a filter. */
export function summariseReviews(counts: readonly ReviewCount[], filter: ReviewFilter): Summary {
  const sumBy = <Key>(keyOf: (row: ReviewCount) => Key) => {
    const sums = new Map<Key, number>();
    for (const row of counts) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
    return sums;
  };
  const languages = [...sumBy(({ locale }) => locale as Locale)].map(([locale, count]) => ({ locale, count }));
  return {
    ...summariseRatings(sumBy((row) => row.score)),
    count: counts.filter((row) => isMatch(row, filter)).reduce((sum, { count }) => sum + count, 0),
    facets: {
      pictured: sumBy(({ pictured }) => pictured).get(true) ?? 0,
      languages: languages.sort((a, b) => b.count - a.count || a.locale.localeCompare(b.locale)),
    },
  };
}

function isMatch(row: ReviewCount, { score, withPictures, language }: ReviewFilter): boolean {
  return (!score || row.score === score) && (!withPictures || row.pictured) && (!language || row.locale === language);
}
