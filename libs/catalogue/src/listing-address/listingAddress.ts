import type { Facet } from '@shop/contracts';
import { FILTER_PREFIX } from '@shop/contracts/constants';

/** The default order of a list, which is omitted from addresses. */
export const DEFAULT_SORT = 'relevance';

/**
 * A parameter of searches: the filters of the address are all there are, and none is taken from the words of the term.
 * Without it and without filters, those of the term count.
 */
const OWN_FILTERS = 'filters';

/** Parameters that stay when the filters change; the page number does not. */
const KEPT = ['q', 'sort', OWN_FILTERS] as const;

/** Chosen value ids by attribute id. */
export type ChosenFilters = Record<string, string[]>;

/** The filters of an address; empty and repeated values are dropped. */
export function chosenFilters(search: string): ChosenFilters {
  const chosen = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const attribute = name.startsWith(FILTER_PREFIX) ? name.slice(FILTER_PREFIX.length) : '';
    const values = chosen.get(attribute) ?? [];
    if (attribute && value && !values.includes(value)) chosen.set(attribute, [...values, value]);
  }
  return Object.fromEntries(chosen);
}

/** Whether the filters of an address are all there are, even without any. */
export function hasOwnFilters(search: string): boolean {
  return new URLSearchParams(search).has(OWN_FILTERS) || Object.keys(chosenFilters(search)).length > 0;
}

/** The query with the filters that a result says are chosen, if the address leaves that to the words of its term. */
export function withMeantFilters(search: string, facets: readonly Facet[]): string {
  const meant = facets.flatMap(({ id, values }) =>
    values.filter(({ selected }) => selected).map((value): [string, string] => [FILTER_PREFIX + id, value.id]),
  );
  if (meant.length === 0 || hasOwnFilters(search)) return search;
  return `?${new URLSearchParams([...new URLSearchParams(search), [OWN_FILTERS, 'own'], ...meant]).toString()}`;
}

/** The filters with one value toggled. */
export function toggledFilter(filters: ChosenFilters, attribute: string, value: string): ChosenFilters {
  const values = filters[attribute] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...filters, [attribute]: next };
}

/** Parameters that a form with filters has to carry on, as name and value. */
export function keptParameters(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search);
  const ownOrder: readonly string[] = ['', DEFAULT_SORT];
  return KEPT.flatMap((name) =>
    query
      .getAll(name)
      .filter((value) => name !== 'sort' || !ownOrder.includes(value))
      .map((value): [string, string] => [name, value]),
  );
}

/** The filters of an address as name and value, for a form that changes something else. */
export function filterParameters(filters: ChosenFilters): [name: string, value: string][] {
  return Object.entries(filters).flatMap(([attribute, values]) =>
    values.map((value): [string, string] => [FILTER_PREFIX + attribute, value]),
  );
}

/** The filters of attributes that are not among these facets, which a form of the facets must keep. */
export function otherFilters(filters: ChosenFilters, facets: readonly { id: string }[]): ChosenFilters {
  const isHere = (attribute: string) => facets.some(({ id }) => id === attribute);
  return Object.fromEntries(Object.entries(filters).filter(([attribute]) => !isHere(attribute)));
}

/** Address of the first page of a list with other filters; term and order stay. */
export function filterHref(path: string, search: string, filters: ChosenFilters): string {
  const query = new URLSearchParams([...keptParameters(search), ...filterParameters(filters)]).toString();
  return query ? `${path}?${query}` : path;
}
