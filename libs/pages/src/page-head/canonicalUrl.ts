import type { SiteContent } from '@shop/contracts';
import { absoluteUrl } from '@shop/contracts/addresses';
import { pageNumber } from '../shared/pageNumber';

/** What of a query is part of a page's own address: the page number alone (specification, section 9), from 2. */
export function pageQuery(search: string): string {
  const page = pageNumber(search);
  return page > 1 ? `?page=${page}` : '';
}

/** The page's one address. */
export function canonicalUrl(content: SiteContent, search: string): string {
  return absoluteUrl(content.baseUrl, (content.page.meta.canonical || content.uri) + pageQuery(search));
}
