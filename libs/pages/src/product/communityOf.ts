import type { Product } from '@shop/contracts';

/** What of the community a page shows; the rating goes with the reviews. */
export function communityOf({ communitySettings }: Pick<Product, 'communitySettings'>) {
  return {
    questions: communitySettings === 'full' || communitySettings === 'hideReviews',
    reviews: communitySettings === 'full' || communitySettings === 'hideQuestions',
  };
}
