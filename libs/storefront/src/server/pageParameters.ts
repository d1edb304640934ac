import { FILTER_PREFIX } from '@shop/contracts/constants';

/** Names of the parameters that pages read; a filter's is `filter.<attribute>`. A test finds those in the sources. */
const names: ReadonlySet<string> = new Set([
  'filter',
  'filters',
  'page',
  'q',
  'show',
  'sort',
  'step',
  'variant',
  'year',
]);

export interface SplitSearch {
  /** What pages read, as it was given; with its `?`, or empty. */
  read: string;
  /** All the rest, such as the parameters of a campaign, without a `?`. */
  ignored: string;
}

/** Splits a query, so that what no page reads makes no page of its own. */
export function splitSearch(search: string): SplitSearch {
  const pairs = search.slice(1).split('&').filter(Boolean);
  const kept = pairs.filter(isRead).join('&');
  return { read: kept && `?${kept}`, ignored: pairs.filter((pair) => !isRead(pair)).join('&') };
}

function isRead(pair: string): boolean {
  const [name = ''] = [...new URLSearchParams(pair).keys()];
  return names.has(name) || name.startsWith(FILTER_PREFIX);
}
