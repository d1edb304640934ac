import type { Review } from '@shop/contracts';

/** What a visitor wants to write. */
export type WritingOrder =
  | { kind: 'review' }
  | { kind: 'question' }
  | { kind: 'comment' | 'report'; review: Pick<Review, 'id' | 'shortDescription'> };

export type WritingKind = WritingOrder['kind'];
