import type { SiteContent } from '@shop/contracts';

/** The page's one address: no query but the page number (specification, section 9). */
export function canonicalUrl(content: SiteContent, search: string): string {
  const path = content.page.meta.canonical || content.uri;
  const absolute = /^https?:/.test(path) ? path : content.baseUrl + path;
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `${absolute}?page=${page}` : absolute;
}
