/** The lists an item's page has, by the hash keys of their sections. */
export type ListName = 'reviews' | 'questions';

const PARAMETER = 'show';

/** Whether an address asks for all of a list, which is the way to it without scripts. Unknown values ask for nothing. */
export function isShownWhole(search: string, list: ListName): boolean {
  return new URLSearchParams(search).get(PARAMETER) === list;
}

/** The same address, asking for all of a list. */
export function wholeListHref(search: string, list: ListName): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, list);
  return `?${query.toString()}#${list}`;
}
