import type { Facet } from '@shop/contracts';

/** Facets that distinguish items of a list: by several values, a chosen one, or a range of prices. */
export function usefulFacets(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ values, range }) => (range ?? values.length > 1) || values.some(({ selected }) => selected));
}
