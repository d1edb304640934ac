import type { ChosenFilters } from '../facets.ts';
import { amountFacet, amountFacetId } from './amountFacet.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

/**
 * The facets that filters may choose from: those of the site, the price ranges chosen and item types, of searches and
 * where the filters name one.
 */
export function facetsOf(index: ListingIndex, filters: ChosenFilters, withTypes = false): readonly IndexedFacet[] {
  const amount = amountFacet(index, filters[amountFacetId] ?? []);
  return [...(withTypes || filters[index.types.id] ? [index.types] : []), ...index.facets, amount];
}
