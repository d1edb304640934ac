import { chosenFilters, hasOwnFilters } from '@shop/catalogue';
import type { BrandConfig } from '@shop/brand';
import type { SearchRequest } from '@shop/contracts';
import { type Locale, MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { filtersOf } from '../shared/filtersOf';
import { pageNumber } from '../shared/pageNumber';
import { sortOf } from '../shared/sortOf';
import { TYPE_FACET } from './typeFacet';

/** The trimmed search term of an address; empty if it has none. */
export function searchTerm(search: string): string {
  return new URLSearchParams(search).get('q')?.trim() ?? '';
}

/** The query that searches for the term alone: no filters, first page, default order. */
export function plainSearch(search: string): string {
  return `?q=${encodeURIComponent(searchTerm(search))}`;
}

/**
 * How many items of each type an address shows: two rows, on the first page and as long as no type is chosen; null where
 * it shows a page of all.
 */
export function groupSizeOf(search: string, brand: BrandConfig): number | null {
  return pageNumber(search) > 1 || chosenFilters(search)[TYPE_FACET] ? null : 2 * brand.listing.columns;
}

/** The search request of an address; null while the term is too short. */
export function searchRequest(locale: Locale, search: string, brand: BrandConfig): SearchRequest | null {
  const term = searchTerm(search);
  if (term.length < MIN_SEARCH_LENGTH) return null;
  const groupSize = groupSizeOf(search, brand);
  return {
    term,
    locale,
    page: pageNumber(search) - 1,
    pageSize: brand.listing.pageSize,
    sort: sortOf(search) ?? null,
    // Without any, the services take those that the words mean.
    filters: filtersOf(search) ?? (hasOwnFilters(search) ? {} : null),
    ...(groupSize && { groupSize }),
  };
}
