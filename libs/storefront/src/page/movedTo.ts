import { redirectTarget } from '@shop/contracts/redirect-target';

/**
 * Where a page has moved to, with the query of the address that was asked for: a campaign's parameters, for one. What
 * the new address says itself stands first, and counts. Null if it has not moved, or not within the shop.
 */
export function movedTo(redirect: string, search: string): string | null {
  const [path = '', hash] = redirect.split('#', 2);
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return redirectTarget(path + query + (hash ? `#${hash}` : ''));
}
