import { type ReviewList, scores } from '@shop/contracts';

/** Integer percent. Exactly 0 only for none and 100 only for all: lists offer scores as filters by it. */
function shareOf(part: number, all: number): number {
  if (part === 0 || part === all) return part && 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)));
}

/** Count, average to one decimal and integer percent of each score. All zero without reviews. */
export function summariseRatings(
  countByScore: ReadonlyMap<number, number>,
): Pick<ReviewList, 'count' | 'totalRating' | 'ratingPercents'> {
  const countOf = (score: number) => countByScore.get(score) ?? 0;
  const count = scores.reduce((sum, score) => sum + countOf(score), 0);
  const points = scores.reduce((sum, score) => sum + score * countOf(score), 0);
  const percentOf = (score: number) => shareOf(countOf(score), count);
  return {
    count,
    totalRating: count ? Math.round((10 * points) / count) / 10 : 0,
    ratingPercents: Object.fromEntries(
      scores.map((score) => [score, percentOf(score)]),
    ) as ReviewList['ratingPercents'],
  };
}
