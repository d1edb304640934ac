import type { Facet } from '@shop/contracts';

/** Facets that distinguish items of a list; one whose only value is not chosen does not. */
export function usefulFacets(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ values }) => values.length > 1 || values.some(({ selected }) => selected));
}
