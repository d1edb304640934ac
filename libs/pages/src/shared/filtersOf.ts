import { chosenFilters } from '@shop/catalogue';

/** The filters of an address as an argument; null without any, so that the unfiltered list has one cache entry. */
export function filtersOf(search: string) {
  const filters = chosenFilters(search);
  return Object.keys(filters).length > 0 ? filters : null;
}
