/**
 * Parameters, as name and value, that filter or sort a list or a search: filters are `filter.<attribute>`. The default
 * order is none.
 */
const choice = /^(q=|filter[.=]|sort=(?!(relevance)?$))/;

/** Whether an address is a filtered or sorted variant of a list. Unknown parameters are ignored. */
export function isChosen(search: string): boolean {
  return [...new URLSearchParams(search)].some((parameter) => choice.test(parameter.join('=')));
}
