import type { ContentElement } from '@shop/contracts';
import { type Locale, mimeTypes } from '@shop/contracts/constants';
import { findIndexedItems } from '../catalogue/findIndexedItems.ts';
import type { Call } from '../module.ts';
import { findPageElements } from './content.ts';
import { type LocaleFrame, siteFrame } from './siteFrame.ts';

/** The element that lists what a site has by its first letter; the services fill in its entries. */
const INDEX = 'aToZ';
/** Id of the page whose terms stand in the index too. */
const GLOSSARY = 'glossary';

interface IndexEntry {
  title: string;
  url: string;
  type: 'list' | 'page' | 'product' | 'series' | 'recipe' | 'term';
}

const pageTypes: Partial<Record<string, IndexEntry['type']>> = {
  [mimeTypes.productList]: 'list',
  [mimeTypes.recipeList]: 'list',
  [mimeTypes.content]: 'page',
  [mimeTypes.app]: 'page',
};

/** The same elements, an index among them with what the site has in this language. No query without one, else two. */
export async function withIndex(
  { db, site }: Pick<Call, 'db' | 'site'>,
  locale: Locale,
  elements: ContentElement[],
): Promise<ContentElement[]> {
  if (!elements.some(({ kind }) => kind === INDEX)) return elements;
  const [frame, items, glossary] = await Promise.all([
    siteFrame(db, site),
    findIndexedItems(db, site, locale),
    findPageElements(db, site, locale, GLOSSARY),
  ]);
  const local = frame?.locales[locale];
  const entries = [
    ...(local ? pagesOf(local) : []),
    ...items.map(({ title, uri, productType }): IndexEntry => ({ title, url: uri, type: itemType(productType) })),
    ...termsOf(local?.nodes.get(GLOSSARY)?.uri ?? '', glossary?.contentElements ?? []),
  ];
  return elements.map((one) => (one.kind === INDEX ? { ...one, data: { ...one.data, entries } } : one));
}

const itemType = (productType: string) =>
  productType === 'recipe' || productType === 'series' ? productType : 'product';

/** Lists and pages that search engines may index: what is not for them is not for an index. */
function pagesOf({ nodes }: LocaleFrame): IndexEntry[] {
  return [...nodes.values()].flatMap(({ name, uri, mimeType, hidden, data }) => {
    const type = pageTypes[mimeType];
    return type && !hidden && !data.meta?.noIndex ? [{ title: name, url: uri, type }] : [];
  });
}

/** Terms of the glossaries on a page that have an anchor to lead to. */
function termsOf(uri: string, elements: readonly ContentElement[]): IndexEntry[] {
  return elements
    .filter(({ kind }) => kind === 'glossary')
    .flatMap(({ data }) => (data['elements'] ?? []) as ContentElement[])
    .flatMap(({ data: { title, anchor } }) =>
      typeof title === 'string' && typeof anchor === 'string'
        ? [{ title, url: `${uri}#${anchor}`, type: 'term' as const }]
        : [],
    );
}
