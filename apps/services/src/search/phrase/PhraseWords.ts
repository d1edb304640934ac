import type { ProductType } from '@shop/contracts';

/** The words of a language that a shopper's phrase is understood by. In lower case; several words are one phrase. */
export interface PhraseWords {
  /** Said, but not searched for while another word is: "gift", "for my". */
  fillers: readonly string[];
  /** Words that mean one type of items. */
  types: Partial<Record<ProductType, readonly string[]>>;
  /** Said before an amount: at most, at least, and the first of two. */
  atMost: readonly string[];
  atLeast: readonly string[];
  between: readonly string[];
  /** Said between two amounts. */
  and: readonly string[];
  currencies: readonly string[];
  /** Said after a number that is no amount of money. */
  units: readonly string[];
  /** Endings of plural and of grammatical forms, longest first. */
  endings: readonly string[];
  /** Said between compound parts; longest first. */
  links: readonly string[];
  /** Words of a title behind which its lesser part begins: "with", "of". */
  joiners: readonly string[];
  /**
   * Which word of a title's main part is its head: the last ("bread knife"), the first ("couteau à pain"), or any, in a
   * language that writes compounds as one word.
   */
  head: 'first' | 'last' | 'any';
}
