import type { ChosenFilters } from '../facets.ts';
import { amountFacet, amountFacetId } from './amountFacet.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

/** Ranges of prices of one request. Each is compared with every price of the shop. */
const MAX_RANGES = 20;

interface Further {
  /** Whether item types are a facet. */
  withTypes?: boolean | undefined;
  /** Values of prices and types that are counted, too. */
  counted?: ChosenFilters | undefined;
}

/**
 * The facets that filters may choose from: those of the site, the first price ranges of the request and item types, of
 * searches and where the filters name one.
 */
export function facetsOf(
  index: ListingIndex,
  filters: ChosenFilters,
  { withTypes = false, counted = {} }: Further = {},
): readonly IndexedFacet[] {
  const ranges = [filters, counted].flatMap((values) => values[amountFacetId] ?? []);
  const { types } = index;
  return [
    ...(withTypes || filters[types.id] || counted[types.id] ? [types] : []),
    ...index.facets,
    amountFacet(index, [...new Set(ranges)].slice(0, MAX_RANGES)),
  ];
}
