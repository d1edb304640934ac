import type { SiteContent } from '@shop/contracts';
import { absoluteUrl } from '@shop/contracts/addresses';
import { pageNumber } from '../shared/pageNumber';

/** The canonical part of a query: only the page number (specification, section 9), from 2. */
export function pageQuery(search: string): string {
  const page = pageNumber(search);
  return page > 1 ? `?page=${page}` : '';
}

/** The page's canonical address. */
export function canonicalUrl(content: SiteContent, search: string): string {
  return absoluteUrl(content.baseUrl, (content.page.meta.canonical || content.uri) + pageQuery(search));
}
