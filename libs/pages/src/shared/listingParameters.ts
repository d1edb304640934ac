/**
 * Parameters of an address, as name and value, that choose or order what a list or a search shows: its filters are
 * `filter.<attribute>`. The order a list has of its own is no choice.
 */
const choice = /^(q=|filter[.=]|sort=(?!(relevance)?$))/;

/** Whether an address asks for a choice of a list rather than for the list. Unknown parameters choose nothing. */
export function isChosen(search: string): boolean {
  return [...new URLSearchParams(search)].some((parameter) => choice.test(parameter.join('=')));
}
