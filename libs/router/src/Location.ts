/** An address of the shop: path, query and hash. */
export interface Location {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Unique for each history entry, even with the same address. */
  key: string;
}

/** The location of a link's target. A relative one, such as `?page=2`, is resolved against `from`. */
export function resolveLocation(to: string, from: Pick<Location, 'pathname' | 'search'>): Location {
  const { pathname, search, hash } = new URL(to, `http://shop${from.pathname}${from.search}`);
  return { pathname, search, hash, key: Math.random().toString(36).slice(2) };
}

/** The address of a location, for links and the browser's history. */
export function addressOf({ pathname, search, hash }: Omit<Location, 'key'>): string {
  return pathname + search + hash;
}
