import type { SiteContent } from '@shop/contracts';

/**
 * Whether search engines may list a page: only on the brand's own hosts, not where the editor forbade it, and no
 * filtered or sorted variant of a list.
 */
export function isIndexable(content: SiteContent, search: string, hosts: readonly string[]): boolean {
  if (content.page.meta.metaNoIndex) return false;
  if (!hosts.includes(new URL(content.baseUrl).host)) return false;
  return [...new URLSearchParams(search).keys()].every((key) => key === 'page');
}
