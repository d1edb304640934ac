import type { Sort } from '@shop/contracts';

const sorts: readonly Sort[] = ['priceAscending', 'priceDescending', 'newest', 'rating'];

/** The order of an address; undefined for the list's default. */
export function sortOf(search: string): Sort | undefined {
  const sort = new URLSearchParams(search).get('sort');
  return sorts.find((known) => known === sort);
}
