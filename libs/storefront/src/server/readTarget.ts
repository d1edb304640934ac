import { withPriceFilter } from '@shop/contracts/price-range';
import { redirectTarget } from '@shop/contracts/redirect-target';

/** Stands for every host in the addresses pages are rendered for: what others will see must not tell who asked. */
export const ORIGIN = 'http://storefront';

/** Characters of a whole address. No page's is longer. */
const MAX_LENGTH = 4_096;

export type Target =
  | { kind: 'page'; path: string; search: string }
  /** The same page under its one address. */
  | { kind: 'moved'; to: string }
  | { kind: 'refused'; status: number };

/**
 * What a request line asks for. Never another host, whatever slashes it begins with; a page has none at its end. The
 * fields of a form with prices are the filter they mean.
 */
export function readTarget(target: string): Target {
  if (target.length > MAX_LENGTH) return { kind: 'refused', status: 414 };
  // A proxy may name the whole address. A path goes behind our host, which it therefore cannot change.
  const address = target.startsWith('/') ? ORIGIN + target : target;
  if (!URL.canParse(address)) return { kind: 'refused', status: 400 };
  const { pathname, search } = new URL(address);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const filtered = withPriceFilter(search);
  if (path === pathname && filtered === search) return { kind: 'page', path, search };
  const to = redirectTarget(path + filtered);
  return to === null ? { kind: 'refused', status: 400 } : { kind: 'moved', to };
}
