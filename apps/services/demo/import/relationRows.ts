import type { itemAttribute, itemCategory, itemRelation } from '../../src/db/schema/index.ts';
import { type FlatCategory, withAncestors } from './categoryTree.ts';
import type { CatalogueFiles, Report } from './readBrand.ts';

type Files = Pick<CatalogueFiles, 'products' | 'series' | 'recipes' | 'attributes' | 'site'>;

/** Lists of items: their categories and all ancestors, in the order of the files, and the site's own lists. */
export function itemCategoryRows(
  site: string,
  categories: ReadonlyMap<string, FlatCategory>,
  files: Files,
  report: Report,
) {
  const rows: (typeof itemCategory.$inferInsert)[] = [];
  const ids = new Set<string>();
  const lists = files.site?.lists ?? [];
  for (const list of lists) {
    for (const id of list.categories) if (!categories.has(id)) report(`site.yaml: list ${list.id}: no category ${id}`);
  }
  for (const [position, item] of [...files.products, ...files.series, ...files.recipes].entries()) {
    ids.add(item.id);
    for (const id of item.categories) if (!categories.has(id)) report(`${item.id}: no category ${id}`);
    const all = new Set(item.categories.flatMap((id) => withAncestors(categories, id)));
    for (const list of lists) if (list.categories.some((id) => all.has(id))) all.add(list.id);
    for (const categoryId of all) rows.push({ site, categoryId, itemId: item.id, position });
  }
  for (const list of lists) {
    for (const [position, itemId] of list.items.entries()) {
      if (ids.has(itemId)) rows.push({ site, categoryId: list.id, itemId, position });
      else report(`site.yaml: list ${list.id} has no item ${itemId}`);
    }
  }
  return rows;
}

/** Facet values of the items; unknown ones are left out. */
export function itemAttributeRows(site: string, files: Files, report: Report) {
  const known = new Map(files.attributes.map(({ id, values }) => [id, new Set(values.map((value) => value.id))]));
  const rows: (typeof itemAttribute.$inferInsert)[] = [];
  for (const { id: itemId, attributes } of [...files.products, ...files.recipes]) {
    for (const [attributeId, values] of Object.entries(attributes)) {
      for (const valueId of new Set(values)) {
        if (known.get(attributeId)?.has(valueId)) rows.push({ site, itemId, attributeId, valueId });
        else report(`${itemId}: no attribute value ${attributeId}=${valueId}`);
      }
    }
  }
  return rows;
}

/** Relations between items. Missing targets are left out. */
export function itemRelationRows(site: string, files: Files, report: Report) {
  const ids = new Set([...files.products, ...files.series, ...files.recipes].map(({ id }) => id));
  const rows: (typeof itemRelation.$inferInsert)[] = [];
  const add = (itemId: string, type: string, targets: readonly string[]) => {
    for (const [position, targetId] of [...new Set(targets)].entries()) {
      if (ids.has(targetId)) rows.push({ site, itemId, type, targetId, position });
      else report(`${itemId}: ${type} item ${targetId} is unknown`);
    }
  };
  for (const { id, related, accessories, samples } of files.products) {
    add(id, 'related', related);
    add(id, 'accessory', accessories);
    add(id, 'sample', samples);
  }
  for (const { id, items } of files.series) add(id, 'series', items);
  for (const { id, recommendedProducts } of files.recipes) add(id, 'recommended', recommendedProducts);
  return rows;
}
