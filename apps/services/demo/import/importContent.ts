import { locales, type Locale } from '@shop/contracts/constants';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { contentFragment, contentNode, itemText, siteSetting } from '../../src/db/schema/index.ts';
import { localePrefix } from '../../src/site/localePath.ts';
import type { DemoPicture } from '../pageSchema.ts';
import { type FlatCategory, flattenCategories } from './categoryTree.ts';
import { flyoutOf, flyoutSections } from './flyouts.ts';
import { isImported } from './foreignItems.ts';
import { nodeAddresses, recordMoves } from './moves.ts';
import { categoryNodes, pageNodes, pagePaths } from './pageRows.ts';
import { PictureBook } from './pictures.ts';
import { type ContentFiles, readContent, type Report } from './readBrand.ts';
import { type ContentScope, resolveElements, resolveText } from './resolveContent.ts';
import { siteSettings } from './siteSettings.ts';
import { removeUnusedPictures, writePictures } from './writePictures.ts';
import { replaceRows } from './writeRows.ts';

/** Puts the pages of a brand's files in the place of what the site had. Needs its catalogue, which pages lead to. */
export async function importContent(tx: Transaction, site: string, report: Report): Promise<{ pages: number }> {
  const files = readContent(site, report);
  const categories = flattenCategories(files.categories);
  const pictures = new PictureBook(site);
  const before = await nodeAddresses(tx, site);
  const nodes: (typeof contentNode.$inferInsert)[] = [];
  const fragments: (typeof contentFragment.$inferInsert)[] = [];
  const settings: (typeof siteSetting.$inferInsert)[] = [];
  const recipeLists = recipeCategories(categories);
  for (const locale of locales) {
    const scope = await contentScope(tx, site, locale, files, categories, pictures, report);
    nodes.push(
      ...pageNodes(site, files.pages, scope),
      ...categoryNodes(site, categories, recipeLists, files.categoryPages, scope),
    );
    fragments.push(...fragmentRows(site, files, categories, scope));
    if (!files.site) continue;
    for (const [key, data] of Object.entries(siteSettings(files.site, scope)))
      settings.push({ site, locale, key, data });
  }
  await writePictures(tx, site, pictures.pictures);
  await replaceRows(tx, contentNode, site, nodes, isImported(contentNode.id));
  await replaceRows(tx, contentFragment, site, fragments);
  await replaceRows(tx, siteSetting, site, settings);
  await recordMoves(tx, site, before, await nodeAddresses(tx, site));
  await removeUnusedPictures(tx, site);
  return { pages: nodes.length / locales.length };
}

/** The list called `recipes` and all below it. */
function recipeCategories(categories: readonly FlatCategory[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, parentId } of categories) if (id === 'recipes' || ids.has(parentId ?? '')) ids.add(id);
  return ids;
}

async function contentScope(
  tx: Transaction,
  site: string,
  locale: Locale,
  files: ContentFiles,
  categories: readonly FlatCategory[],
  pictures: PictureBook,
  report: Report,
): Promise<ContentScope> {
  const items = await tx
    .select({ id: itemText.itemId, uri: itemText.uri })
    .from(itemText)
    .where(and(eq(itemText.site, site), eq(itemText.locale, locale)));
  const paths = new Map([
    ...items.map(({ id, uri }): [string, string] => [id, uri]),
    ...categories.map(({ id, uri }): [string, string] => [id, uri[locale]]),
    ...[...pagePaths(files.pages)].map(([id, uri]): [string, string] => [id, uri[locale]]),
  ]);
  return {
    locale,
    pathOf(id) {
      const path = paths.get(id);
      if (!path) report(`${site}: no page, list or item ${id} to lead to`);
      return path ?? (localePrefix(locale) || '/');
    },
    imageOf({ art, alt }: DemoPicture) {
      const { id, width, height } = pictures.draw(`page-${art.motif}-${art.shape}`, art);
      return {
        url: `/images/${id}`,
        title: alt[locale],
        description: alt[locale],
        aspectRatio: height / width,
        width,
        height,
      };
    },
  };
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
    data: { contentElements: resolveElements(elements, id, scope) },
  }));
  const single = files.fragments.elements.map(({ referenceType, referenceId, kind, data }) => ({
    site,
    locale,
    referenceType,
    referenceId,
    data: { ...resolveElements([{ kind, data }], `${referenceType}-${referenceId}`, scope)[0] },
  }));
  return [...flyouts, ...collections, ...single];
}
