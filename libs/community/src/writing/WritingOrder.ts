import type { Question, Review } from '@shop/contracts';
import type { Reference } from '../shared/Reference';

/** Something that the customer has written, and writes again; `about` is its item. */
interface Again<Entry> {
  own: Entry;
  about: Reference;
}

/** What a visitor wants to write: about the item of the list, unless it is written again. */
export type WritingOrder =
  | ({ kind: 'review' } & Partial<Again<Review>>)
  | ({ kind: 'question' } & Partial<Again<Pick<Question, 'id' | 'question'>>>)
  | { kind: 'comment' | 'report'; review: Pick<Review, 'id' | 'shortDescription'> };

export type WritingKind = WritingOrder['kind'];
