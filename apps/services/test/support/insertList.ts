import type { Database } from '../../src/db/database.ts';
import { attribute, attributeValue, category, itemAttribute, itemCategory } from '../../src/db/schema/index.ts';
import { bumpContentVersion } from '../../src/site/contentVersion.ts';
import { mainSite } from './sites.ts';

export interface NewList {
  site?: string;
  id: string;
  /**
   * Facet values of the list's items by attribute: `{ 'color-x': { red: ['item-1'] } }`. Created if they do not exist.
   */
  attributes?: Record<string, Record<string, string[]>>;
  /** Ids in the order of the list. */
  items: string[];
}

/** Inserts a list of existing items, with facet values of its own. */
export async function insertList(
  db: Database,
  { site = mainSite, id, items, attributes = {} }: NewList,
): Promise<void> {
  const title = (name: string) => ({ de: `Titel ${name}` });
  await db.insert(category).values({ site, id, position: 1000, title: title(id), uri: {} });
  if (items.length) {
    await db.insert(itemCategory).values(items.map((itemId, position) => ({ site, categoryId: id, itemId, position })));
  }
  for (const [attributeId, values] of Object.entries(attributes)) {
    await db.insert(attribute).values({ site, id: attributeId, position: 1000, title: title(attributeId) });
    for (const [position, [valueId, itemIds]] of Object.entries(values).entries()) {
      await db.insert(attributeValue).values({ site, attributeId, id: valueId, position, title: title(valueId) });
      if (itemIds.length) {
        await db.insert(itemAttribute).values(itemIds.map((itemId) => ({ site, itemId, attributeId, valueId })));
      }
    }
  }
  await bumpContentVersion(db);
}
