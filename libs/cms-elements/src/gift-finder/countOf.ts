import type { Listing } from '@shop/contracts';
import type { FinderOption } from './finderAddress';

/** Items that fit with this answer; undefined where the list does not count its attribute. */
export function countOf(listing: Listing | null, attribute: string, { values }: FinderOption): number | undefined {
  const facet = listing?.filters.find(({ id }) => id === attribute);
  return facet?.values.reduce((sum, { id, count }) => (values.includes(id) ? sum + count : sum), 0);
}
