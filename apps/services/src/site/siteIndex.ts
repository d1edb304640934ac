import type { ContentElement, ElementData } from '@shop/contracts';
import { type Locale, mimeTypes } from '@shop/contracts/constants';
import { findIndexedItems } from '../catalogue/findIndexedItems.ts';
import { type ContentCall, findPageElements } from './content.ts';
import { type LocaleFrame, siteFrame } from './siteFrame.ts';

/** Id of the page whose glossary terms are in the index too. */
const GLOSSARY = 'glossary';

type IndexEntry = ElementData<'aToZ'>['entries'][number];

const pageTypes: Partial<Record<string, IndexEntry['type']>> = {
  [mimeTypes.productList]: 'list',
  [mimeTypes.recipeList]: 'list',
  [mimeTypes.content]: 'page',
  [mimeTypes.app]: 'page',
};

/**
 * The same elements, with the entries of an index (`aToZ`) filled in for this language. No query without an index, else
 * two.
 */
export async function withIndex(
  call: ContentCall,
  locale: Locale,
  elements: ContentElement[],
): Promise<ContentElement[]> {
  if (!elements.some(({ kind }) => kind === 'aToZ')) return elements;
  const [frame, items, glossary] = await Promise.all([
    siteFrame(call.db, call.site),
    findIndexedItems(call.db, call.site, locale),
    findPageElements(call, locale, GLOSSARY),
  ]);
  const local = frame?.locales[locale];
  const entries = [
    ...(local ? pagesOf(local) : []),
    ...items.map(({ title, uri, productType }): IndexEntry => ({ title, url: uri, type: itemType(productType) })),
    ...termsOf(local?.nodes.get(GLOSSARY)?.uri ?? '', glossary?.contentElements ?? []),
  ];
  return elements.map((one) => (one.kind === 'aToZ' ? { ...one, data: { ...one.data, entries } } : one));
}

const itemType = (productType: string) =>
  productType === 'recipe' || productType === 'series' ? productType : 'product';

/** Indexable lists and pages: others are excluded. */
function pagesOf({ nodes }: LocaleFrame): IndexEntry[] {
  return [...nodes.values()].flatMap(({ name, uri, mimeType, hidden, data }) => {
    const type = pageTypes[mimeType];
    return type && !hidden && !data.meta?.noIndex ? [{ title: name, url: uri, type }] : [];
  });
}

/** Terms of a page's glossaries that have an anchor. */
function termsOf(uri: string, elements: readonly ContentElement[]): IndexEntry[] {
  return elements
    .flatMap((element) => (element.kind === 'glossary' ? element.data.elements : []))
    .flatMap(({ data: { title, anchor } }) =>
      anchor ? [{ title, url: `${uri}#${anchor}`, type: 'term' as const }] : [],
    );
}
