import { FILTER_PREFIX } from '@shop/catalogue';

/** Parameters of an address that choose or order what a list or a search shows; `filter.<attribute>` each filter. */
const choices: readonly string[] = ['q', 'sort', 'filter'];

/** Whether an address asks for a choice of a list rather than for the list. Unknown parameters choose nothing. */
export function isChosen(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => choices.includes(name) || name.startsWith(FILTER_PREFIX));
}
