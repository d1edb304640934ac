import { furtherPictures } from '@shop/catalogue';
import { communityOf } from '@shop/community';
import type { Product } from '@shop/contracts';

const order = ['description', 'steps', 'gallery', 'questions', 'reviews', 'belongsToSeries'] as const;
export type NamedSection = (typeof order)[number];

/** The sections a product is known to have, in their order. Others turn up, or do not, when the visitor gets near. */
export function sectionsOf(product: Product): NamedSection[] {
  const { steps, videos, belongsToSeries, communitySettings } = product;
  const { hasQuestions, hasReviews } = communityOf(communitySettings);
  const shown: Record<NamedSection, boolean> = {
    description: true,
    steps: steps.length > 0,
    gallery: furtherPictures(product).length > 0 || videos.length > 0,
    belongsToSeries: belongsToSeries.length > 0,
    questions: hasQuestions,
    reviews: hasReviews,
  };
  return order.filter((section) => shown[section]);
}
