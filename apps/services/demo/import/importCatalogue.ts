import type { Brand } from '@shop/brands';
import type { Transaction } from '../../src/db/database.ts';
import {
  attribute,
  attributeValue,
  category,
  cook,
  item,
  itemAttribute,
  itemCategory,
  itemRelation,
  itemText,
  questionnaire,
  recipe,
} from '../../src/db/schema/index.ts';
import type { DemoListLink } from '../schema.ts';
import { flattenCategories } from './categoryTree.ts';
import { communityRows } from './communityRows.ts';
import { isImported } from '../../src/import/isImported.ts';
import { ofForeignItem } from './foreignItems.ts';
import { ItemRows } from './itemRows.ts';
import { foreignAddresses, itemAddresses, recordMoves } from './moves.ts';
import { PathRegistry } from '../../src/import/PathRegistry.ts';
import { PictureCache } from './PictureCache.ts';
import { questionnaireRows } from './questionnaireRows.ts';
import { type CatalogueFiles, readCatalogue, type Report } from './readBrand.ts';
import { cookRows, recipeRows } from './recipeRows.ts';
import { itemAttributeRows, itemCategoryRows, itemRelationRows } from './relationRows.ts';
import { writeSearchIndex } from './searchRows.ts';
import { storedLink } from './storedLink.ts';
import { writeCommunity } from './writeCommunity.ts';
import { writePictures } from './writePictures.ts';
import { replaceRows } from '../../src/db/writeRows.ts';
import { writeSkus } from './writeSkus.ts';

/** Replaces a site's catalogue by that of the brand's files. Stock reduced by orders is kept. */
export async function importCatalogue(tx: Transaction, brand: Brand, report: Report): Promise<{ items: number }> {
  const { site } = brand;
  const files = readCatalogue(site, report);
  const categories = flattenCategories(files.categories);
  const byId = new Map(categories.map((one) => [one.id, one]));
  const pictures = new PictureCache(brand);
  const paths = new PathRegistry();
  for (const { uri } of categories) for (const path of Object.values(uri)) paths.claim(path);
  for (const { uri } of await foreignAddresses(tx, site)) paths.claim(uri);
  const { items, texts, skus } = new ItemRows(site, brand.market.currency, paths, pictures).add(files);
  const linkOf = (link: DemoListLink) => storedLink(link, byId, report);
  const cooks = cookRows(site, files.cooks, pictures, linkOf);
  const recipes = recipeRows(site, files, pictures, linkOf);
  const community = communityRows(site, files, pictures);

  const before = await itemAddresses(tx, site);
  await writePictures(tx, site, pictures.pictures);
  await replaceRows(
    tx,
    category,
    site,
    [
      ...categories.map(({ id, parentId, title, uri }, position) => ({ site, id, parentId, position, title, uri })),
      ...(files.site?.lists ?? []).map(({ id, title }, index) => ({
        site,
        id,
        position: categories.length + index,
        title,
        uri: {},
      })),
    ],
    isImported(category.id),
  );
  await replaceAttributes(tx, site, files);
  await replaceRows(tx, item, site, items, ofForeignItem(item.id, site));
  await replaceRows(tx, itemText, site, texts, ofForeignItem(itemText.itemId, site));
  await writeSkus(tx, site, skus);
  await replaceRows(tx, cook, site, cooks, isImported(cook.id));
  await replaceRows(tx, recipe, site, recipes, ofForeignItem(recipe.itemId, site));
  await replaceRows(
    tx,
    itemCategory,
    site,
    itemCategoryRows(site, byId, files, report),
    ofForeignItem(itemCategory.itemId, site),
  );
  await replaceRows(
    tx,
    itemAttribute,
    site,
    itemAttributeRows(site, files, report),
    ofForeignItem(itemAttribute.itemId, site),
  );
  await replaceRows(
    tx,
    itemRelation,
    site,
    itemRelationRows(site, files, report),
    ofForeignItem(itemRelation.itemId, site),
  );
  await replaceRows(tx, questionnaire, site, questionnaireRows(site, files, report));
  await writeCommunity(tx, site, community);
  await writeSearchIndex(tx, site, categories, files);
  await recordMoves(tx, site, before, await itemAddresses(tx, site));
  return { items: items.length };
}

async function replaceAttributes(
  tx: Transaction,
  site: string,
  { attributes, synonyms }: CatalogueFiles,
): Promise<void> {
  await replaceRows(
    tx,
    attribute,
    site,
    attributes.map(({ id, title }, position) => ({ site, id, position, title })),
  );
  await replaceRows(
    tx,
    attributeValue,
    site,
    attributes.flatMap(({ id: attributeId, values }) =>
      values.map(({ id, title }, position) => {
        const words = synonyms.values[attributeId]?.[id] ?? {};
        return { site, attributeId, id, position, title, words };
      }),
    ),
  );
}
