import type { Brand } from '@shop/brands';
import { localePrefix } from '@shop/contracts/addresses';
import { locales, type Locale } from '@shop/contracts/constants';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { contentFragment, contentNode, itemText, siteSetting } from '../../src/db/schema/index.ts';
import type { DemoPicture } from '../pageSchema.ts';
import { type FlatCategory, flattenCategories } from './categoryTree.ts';
import { contentRows } from './contentRows.ts';
import { type Counts, countsOf } from './countsOf.ts';
import { isImported } from '../../src/import/isImported.ts';
import { nodeAddresses, recordMoves } from './moves.ts';
import { pageArt } from './pageArt.ts';
import { pagePaths } from './pageRows.ts';
import { type Picture, PictureCache } from './PictureCache.ts';
import { type ContentFiles, readCatalogue, readContent, type Report } from './readBrand.ts';
import type { ContentScope } from './resolveContent.ts';
import { removeUnusedPictures, writePictures } from './writePictures.ts';
import { replaceRows } from '../../src/db/writeRows.ts';

/** Replaces a site's pages by those of the brand's files. Requires its catalogue, which pages link to. */
export async function importContent(tx: Transaction, brand: Brand, report: Report): Promise<{ pages: number }> {
  const { site } = brand;
  const files = readContent(site, report);
  const categories = flattenCategories(files.categories);
  const pictures = new PictureCache(brand);
  // What is wrong with the catalogue was reported when it was imported.
  const catalogue = readCatalogue(site, () => undefined);
  const counts = countsOf(catalogue, files.pages, brand.name);
  const orderOf = pageArt(catalogue.products);
  const draw = (art: DemoPicture['art']) => pictures.draw(`page-${art.motif}-${art.shape}`, orderOf(art));
  const before = await nodeAddresses(tx, site);
  const nodes: (typeof contentNode.$inferInsert)[] = [];
  const fragments: (typeof contentFragment.$inferInsert)[] = [];
  const settings: (typeof siteSetting.$inferInsert)[] = [];
  for (const locale of locales) {
    const scope = await contentScope(tx, site, locale, { files, categories, counts, draw, report });
    const rows = contentRows(brand, files, categories, scope);
    nodes.push(...rows.nodes);
    fragments.push(...rows.fragments);
    settings.push(...rows.settings);
  }
  await writePictures(tx, site, pictures.pictures);
  await replaceRows(tx, contentNode, site, nodes, isImported(contentNode.id));
  await replaceRows(tx, contentFragment, site, fragments);
  await replaceRows(tx, siteSetting, site, settings);
  await recordMoves(tx, site, before, await nodeAddresses(tx, site));
  await removeUnusedPictures(tx, site);
  return { pages: nodes.length / locales.length };
}

interface ContentSources {
  files: ContentFiles;
  categories: readonly FlatCategory[];
  counts: Counts;
  draw: (art: DemoPicture['art']) => Picture;
  report: Report;
}

async function contentScope(
  tx: Transaction,
  site: string,
  locale: Locale,
  { files, categories, counts, draw, report }: ContentSources,
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
    report,
    counts,
    pathOf(id) {
      const path = paths.get(id);
      if (!path) report(`${site}: no page, list or item ${id} to lead to`);
      return path ?? (localePrefix(locale) || '/');
    },
    imageOf({ art, alt }: DemoPicture) {
      const { id, width, height } = draw(art);
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
