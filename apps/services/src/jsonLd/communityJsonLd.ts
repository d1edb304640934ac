import type { ItemPage } from '../catalogue/findItemPage.ts';
import { rating } from '../catalogue/rating.ts';
import type { JsonLd } from './JsonLd.ts';

/**
 * Rating and newest reviews, if the item shows them to everyone, which members-only recipes do not. From 1 to 5, which is what
 * schema.org takes where nothing else is said.
 */
export function reviewsOf({ ratingSum, ratingCount, facts, membersOnly, recipe }: ItemPage): JsonLd {
  if (membersOnly && recipe) return {};
  if (ratingCount === 0 || ['none', 'hideReviews'].includes(facts.communitySettings)) return {};
  const { score, count } = rating(ratingSum, ratingCount);
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: score, reviewCount: count };
  if (facts.reviews.length === 0) return { aggregateRating };
  const review = facts.reviews.map(({ author, title, text, writtenOn, score: ratingValue }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: writtenOn,
    name: title,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue },
  }));
  return { aggregateRating, review };
}
