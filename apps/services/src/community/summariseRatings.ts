import type { ReviewList } from '@shop/contracts';

const scores = [1, 2, 3, 4, 5] as const;

/** Count, average to one decimal and whole percents of each score. All zero without reviews. */
export function summariseRatings(
  countByScore: ReadonlyMap<number, number>,
): Pick<ReviewList, 'count' | 'totalRating' | 'ratingPercents'> {
  const countOf = (score: number) => countByScore.get(score) ?? 0;
  const count = scores.reduce((sum, score) => sum + countOf(score), 0);
  const points = scores.reduce((sum, score) => sum + score * countOf(score), 0);
  const percentOf = (score: number) => (count ? Math.round((100 * countOf(score)) / count) : 0);
  return {
    count,
    totalRating: count ? Math.round((10 * points) / count) / 10 : 0,
    ratingPercents: { 1: percentOf(1), 2: percentOf(2), 3: percentOf(3), 4: percentOf(4), 5: percentOf(5) },
  };
}
