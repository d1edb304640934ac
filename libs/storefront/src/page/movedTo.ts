/**
 * Where a page has moved to, with the query of the address that was asked for: a campaign's parameters, for one. What
 * the new address says itself stands first, and counts.
 */
export function movedTo(redirect: string, search: string): string {
  const [path = '', hash] = redirect.split('#', 2);
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return path + query + (hash ? `#${hash}` : '');
}
