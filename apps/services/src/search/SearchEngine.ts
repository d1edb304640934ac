import type { Locale } from '@shop/contracts/constants';
import type { ListingIndex } from '../catalogue/listing-index/ListingIndex.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { PhraseFilters } from './phrase/readPhrase.ts';
import type { ItemSource } from '../db/schema/index.ts';

export interface SearchQuery {
  site: string;
  locale: Locale;
  /** As the visitor typed it. */
  term: string;
}

export interface SearchHits {
  /** Numbers of the items in the listing index, best first: with 50 000 hits, filtering and sorting need numbers. */
  items: Uint32Array;
  /** What the phrase means besides its words, as chosen value ids by facet: filters of the result. */
  filters: PhraseFilters;
  /** A known spelling that leads to the items, while the typed one leads to none; empty if there is none. */
  didYouMean: string;
}

/** A term for suggestions, in the language of its items. */
export interface SearchTerm {
  locale: Locale;
  term: string;
}

export interface Suggestions {
  /** Terms that complete the input, with their number of items. */
  terms: { searchTerm: string; count: number }[];
  /** Ids of the best items, best first. */
  itemIds: string[];
}

/** Finds items of a site by words, and items similar to another. */
export interface SearchEngine {
  /**
   * Updates the search documents from the items of one source, in its transaction. `terms`, and the words of imported
   * titles, replace all terms for suggestions.
   */
  indexItems(tx: Transaction, site: string, source: ItemSource, terms: readonly SearchTerm[]): Promise<void>;
  /**
   * Updates the search documents of some items, changed or gone, in their transaction. The words of imported titles are
   * added to the terms for suggestions.
   */
  updateItems(tx: Transaction, site: string, ids: readonly string[]): Promise<void>;
  /** All items found by a term, as numbers of this index of the site. */
  find(db: Database, index: ListingIndex, query: SearchQuery): Promise<SearchHits>;
  /** Terms with this prefix, and the best items of this index of the site: at most `limit` of each. */
  suggest(db: Database, index: ListingIndex, query: SearchQuery, limit: number): Promise<Suggestions>;
  /** Ids of items similar to one of the index, the most similar first; none for an unknown one. */
  findSimilar(index: ListingIndex, id: string, limit: number): Promise<string[]>;
}
