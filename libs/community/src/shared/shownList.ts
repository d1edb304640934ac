/** The lists of an item's page, by the hash keys of their sections. */
export type ListName = 'reviews' | 'questions';

const PARAMETER = 'show';

/** Whether an address asks for all entries of a list, as it does without scripts. Unknown values are ignored. */
export function isShownWhole(search: string, list: ListName): boolean {
  return new URLSearchParams(search).get(PARAMETER) === list;
}

/** Whether an address asks for all entries of some list. */
export function isWholeListAsked(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/** The same address, asking for all entries of a list. */
export function wholeListHref(search: string, list: ListName): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, list);
  return `?${query.toString()}#${list}`;
}
