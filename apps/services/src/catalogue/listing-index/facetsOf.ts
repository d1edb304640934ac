import type { ChosenFilters } from '../facets.ts';
import { amountFacet, amountFacetId } from './amountFacet.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

/** The facets that filters may choose from: those of the site, the price ranges chosen and, of searches, item types. */
export function facetsOf(index: ListingIndex, filters: ChosenFilters, withTypes = false): readonly IndexedFacet[] {
  const amount = amountFacet(index, filters[amountFacetId] ?? []);
  return [...(withTypes ? [index.types] : []), ...index.facets, amount];
}
