import type { Brand } from '@shop/brands';
import type { contentFragment, contentNode, siteSetting } from '../../src/db/schema/index.ts';
import type { FlatCategory } from './categoryTree.ts';
import { flyoutOf, flyoutSections } from './flyouts.ts';
import { categoryNodes, pageNodes } from './pageRows.ts';
import type { ContentFiles } from './readBrand.ts';
import { type ContentScope, resolveText } from './resolveContent.ts';
import { siteSettings } from './siteSettings.ts';
import { storedElements } from './storedElements.ts';

export interface ContentRows {
  nodes: (typeof contentNode.$inferInsert)[];
  fragments: (typeof contentFragment.$inferInsert)[];
  settings: (typeof siteSetting.$inferInsert)[];
}

/** Rows of a brand's content in one language. */
export function contentRows(
  brand: Brand,
  files: ContentFiles,
  categories: readonly FlatCategory[],
  scope: ContentScope,
): ContentRows {
  const { site } = brand;
  const { locale } = scope;
  const settings = files.site ? Object.entries(siteSettings(brand, files.site, scope)) : [];
  return {
    nodes: [
      ...pageNodes(site, files.pages, scope),
      ...categoryNodes(site, categories, recipeCategories(categories), files.categoryPages, scope),
    ],
    fragments: fragmentRows(site, files, categories, scope),
    settings: settings.map(([key, data]) => ({ site, locale, key, data })),
  };
}

/** The list with the id `recipes` and its descendants. */
function recipeCategories(categories: readonly FlatCategory[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, parentId } of categories) if (id === 'recipes' || ids.has(parentId ?? '')) ids.add(id);
  return ids;
}

function fragmentRows(site: string, files: ContentFiles, categories: readonly FlatCategory[], scope: ContentScope) {
  const { locale } = scope;
  const extras = new Map(files.categoryPages.map(({ id, flyout }) => [id, flyout]));
  const flyouts = categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({
      site,
      locale,
      referenceType: 'flyout',
      referenceId: flyoutOf(category.id),
      title: resolveText(category.title, scope),
      data: { sections: flyoutSections(category, extras.get(category.id) ?? [], scope) },
    }));
  const collections = files.fragments.collections.map(({ id, title, elements }) => ({
    site,
    locale,
    referenceType: 'collection',
    referenceId: id,
    title: resolveText(title, scope),
    data: { contentElements: storedElements(elements, id, scope) },
  }));
  const single = files.fragments.elements.flatMap(({ referenceType, referenceId, kind, data }) => {
    const [element] = storedElements([{ kind, data }], `${referenceType}-${referenceId}`, scope);
    return element ? [{ site, locale, referenceType, referenceId, data: { ...element } }] : [];
  });
  return [...flyouts, ...collections, ...single];
}
