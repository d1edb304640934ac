import type { Facet } from '@shop/contracts';

/** Facets that can tell items of a list apart; one whose only value is not chosen cannot. */
export function usefulFacets(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ values }) => values.length > 1 || values.some(({ selected }) => selected));
}
