import type { Listing, SiteContent } from '@shop/contracts';
import { absoluteUrl } from '@shop/contracts/addresses';
import { canonicalUrl } from './canonicalUrl';

/** The items on this page of a list, as addresses of their own pages: a "summary page" in search engines' terms. */
export function listJsonLd(content: SiteContent, search: string, { items }: Pick<Listing, 'items'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: content.page.meta.title,
    url: canonicalUrl(content, search),
    numberOfItems: items.length,
    itemListElement: items.map(({ link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(content.baseUrl, link.url),
    })),
  };
}
