import type { Listing } from '@shop/contracts';
import type { FinderOption } from './finderAddress';

/** Items that fit with this answer; undefined where the list does not count its attribute. */
export function countOf(listing: Listing | null, attribute: string, { values }: FinderOption): number | undefined {
  const facet = listing?.filters.find(({ id }) => id === attribute);
  // Prices and types are no facets of a list before they are chosen.
  if (!facet || facet.values.every(({ selected }) => selected)) return undefined;
  return facet.values.reduce((sum, { id, count }) => (values.includes(id) ? sum + count : sum), 0);
}
