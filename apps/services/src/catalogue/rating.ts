import type { Rating } from '@shop/contracts';

/** The mean of all scores with one decimal; 0 if there are none. */
export function rating(sum: number, count: number): Rating {
  return { score: count ? Math.round((sum / count) * 10) / 10 : 0, count };
}
