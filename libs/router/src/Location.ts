/** An address of the shop: the parts of a URL's path. */
export interface Location {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Differs for each entry of the history, also where the address is the same. */
  key: string;
}

/** The location a link leads to. A relative one, such as `?page=2`, is resolved against `from`. */
export function resolveLocation(to: string, from: Pick<Location, 'pathname' | 'search'>): Location {
  const { pathname, search, hash } = new URL(to, `http://shop${from.pathname}${from.search}`);
  return { pathname, search, hash, key: Math.random().toString(36).slice(2) };
}

/** The address of a location, as links and the browser's history write it. */
export function addressOf({ pathname, search, hash }: Omit<Location, 'key'>): string {
  return pathname + search + hash;
}
