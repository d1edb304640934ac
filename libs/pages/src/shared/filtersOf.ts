import { chosenFilters } from '@shop/catalogue';

/** The filters of an address as a call takes them; null without any, so that a list has one request of its own. */
export function filtersOf(search: string) {
  const filters = chosenFilters(search);
  return Object.keys(filters).length > 0 ? filters : null;
}
