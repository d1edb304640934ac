import { localePrefix } from '@shop/contracts/addresses';
import { locales, mimeTypes, type Locale } from '@shop/contracts/constants';
import type { contentNode } from '../../src/db/schema/index.ts';
import type { DemoCategoryPage, DemoPage } from '../pageSchema.ts';
import type { FlatCategory } from './categoryTree.ts';
import { flyoutOf } from './flyouts.ts';
import { type ContentScope, resolveLink, resolveText } from './resolveContent.ts';
import { storedElements } from './storedElements.ts';

type Node = typeof contentNode.$inferInsert;
type PageParts = Omit<DemoCategoryPage, 'id' | 'flyout'>;

const noParts: PageParts = {
  layout: '',
  colorMode: 'light',
  meta: { noIndex: false },
  elements: [],
  elementsAfter: [],
};

/** Path of every page by locale. A page without a parent is below the root. */
export function pagePaths(pages: readonly DemoPage[]): Map<string, Record<Locale, string>> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const pathOf = (page: DemoPage, locale: Locale): string => {
    const { slug } = page;
    if (slug === '') return localePrefix(locale) || '/';
    const parent = page.parent ? byId.get(page.parent) : undefined;
    const base = parent && parent.slug !== '' ? pathOf(parent, locale) : localePrefix(locale);
    return `${base}/${slug[locale]}`;
  };
  return new Map(
    pages.map((page) => [
      page.id,
      Object.fromEntries(locales.map((locale) => [locale, pathOf(page, locale)])) as Record<Locale, string>,
    ]),
  );
}

function dataOf(id: string, parts: PageParts, scope: ContentScope, more: Record<string, unknown> = {}) {
  const { layout, colorMode, hero, meta, elements, elementsAfter } = parts;
  return {
    layout,
    colorMode,
    hero: hero
      ? {
          image: scope.imageOf({ art: hero.art, alt: hero.alt }),
          heading: resolveText(hero.heading, scope),
          subHeading: resolveText(hero.subHeading, scope),
          link: hero.link ? resolveLink(hero.link, scope) : null,
        }
      : null,
    meta: {
      title: meta.title ? resolveText(meta.title, scope) : '',
      h1Title: meta.h1Title ? resolveText(meta.h1Title, scope) : '',
      description: meta.description ? resolveText(meta.description, scope) : '',
      noIndex: meta.noIndex,
    },
    contentElements: storedElements(elements, id, scope),
    elementsAfter: storedElements(elementsAfter, `${id}-after`, scope),
    ...more,
  };
}

/** Nodes of the files' pages in one locale. */
export function pageNodes(site: string, pages: readonly DemoPage[], scope: ContentScope): Node[] {
  return pages.map((page, position) => ({
    site,
    locale: scope.locale,
    id: page.id,
    parentId: page.parent ?? (page.type === 'home' ? null : 'home'),
    position,
    mimeType: mimeTypes[page.type],
    uri: scope.pathOf(page.id),
    name: resolveText(page.name, scope),
    hidden: page.hidden,
    groups: page.groups,
    referenceId: page.referenceId,
    data: dataOf(page.id, page, scope, { aliases: page.aliases[scope.locale] ?? [] }),
  }));
}

/** Nodes of the lists in one locale: the main navigation. Lists of recipes have their own kind of page. */
export function categoryNodes(
  site: string,
  categories: readonly FlatCategory[],
  recipeLists: ReadonlySet<string>,
  categoryPages: readonly DemoCategoryPage[],
  scope: ContentScope,
): Node[] {
  const parts = new Map(categoryPages.map((page) => [page.id, page]));
  return categories.map(({ id, parentId, title, uri }, position) => ({
    site,
    locale: scope.locale,
    id,
    parentId: parentId ?? 'home',
    position,
    mimeType: recipeLists.has(id) ? mimeTypes.recipeList : mimeTypes.productList,
    uri: uri[scope.locale],
    name: resolveText(title, scope),
    groups: ['main'],
    referenceId: id,
    data: dataOf(id, parts.get(id) ?? noParts, scope, { flyout: parentId ? '' : flyoutOf(id) }),
  }));
}
