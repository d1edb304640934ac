import type { Locale } from '@shop/contracts/constants';
import type { ListingIndex } from '../catalogue/listing-index/ListingIndex.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { ItemSource } from '../db/schema/index.ts';

export interface SearchQuery {
  site: string;
  locale: Locale;
  /** As the visitor typed it. */
  term: string;
}

export interface SearchHits {
  /** Numbers of the items in the listing index, best first: a list of 50 000 hits is narrowed and sorted as numbers. */
  items: Uint32Array;
  /** A known spelling close to the term where it finds too little; empty without one. */
  didYouMean: string;
}

/** A term that may be suggested, in the language of its items. */
export interface SearchTerm {
  locale: Locale;
  term: string;
}

export interface Suggestions {
  /** Terms that complete what was typed, with the number of items each finds. */
  terms: { searchTerm: string; count: number }[];
  /** Ids of the best items, best first. */
  itemIds: string[];
}

/** What finds items of a site by words, and items like another. */
export interface SearchEngine {
  /**
   * Brings the documents up to date with the items that one source has written, in their transaction. `terms` take the
   * place of all terms that may be suggested; without them the words of imported titles join the ones there are.
   */
  indexItems(tx: Transaction, site: string, source: ItemSource, terms?: readonly SearchTerm[]): Promise<void>;
  /** All items a term finds, as numbers of this index of the site. */
  find(db: Database, index: ListingIndex, query: SearchQuery): Promise<SearchHits>;
  /** Terms that begin so, and the best items: at most `limit` of each. */
  suggest(db: Database, query: SearchQuery, limit: number): Promise<Suggestions>;
  /** Ids of items like one of the index, the most similar first; none for an unknown one. */
  findSimilar(index: ListingIndex, id: string, limit: number): Promise<string[]>;
}
