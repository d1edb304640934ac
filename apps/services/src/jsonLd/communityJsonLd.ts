import { MAX_SCORE, scores } from '@shop/contracts';
import type { ItemPage } from '../catalogue/findItemPage.ts';
import { rating } from '../catalogue/rating.ts';
import type { JsonLd } from './JsonLd.ts';

const [WORST] = scores;

/** Rating and newest review, if the item shows them to everyone, which members-only recipes do not. */
export function reviewsOf({ ratingSum, ratingCount, facts, membersOnly, recipe }: ItemPage): JsonLd {
  if (membersOnly && recipe) return {};
  if (ratingCount === 0 || ['none', 'hideReviews'].includes(facts.communitySettings)) return {};
  const { score, count } = rating(ratingSum, ratingCount);
  const scale = { bestRating: MAX_SCORE, worstRating: WORST };
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: score, reviewCount: count, ...scale };
  if (facts.reviews.length === 0) return { aggregateRating };
  const review = facts.reviews.map(({ author, title, text, writtenOn, score: ratingValue }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: writtenOn,
    name: title,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue, ...scale },
  }));
  return { aggregateRating, review };
}
