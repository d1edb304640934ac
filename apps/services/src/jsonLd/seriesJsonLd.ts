import type { ItemPage } from '../catalogue/findItemPage.ts';
import { itemUrl } from './itemUrl.ts';
import { type JsonLd, SCHEMA } from './JsonLd.ts';
import type { Shop } from './Shop.ts';

/** The items of a series, as a list of links. */
export function seriesJsonLd(item: ItemPage, { baseUrl }: Shop): JsonLd {
  const itemListElement = item.facts.parts.map(({ title, uri }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: baseUrl + uri,
  }));
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    name: item.title,
    description: item.summary,
    url: itemUrl(item, baseUrl),
    numberOfItems: itemListElement.length,
    itemListElement,
  };
}
