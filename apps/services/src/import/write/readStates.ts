import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { item, itemAttribute, itemCategory, itemText, recipe, sku } from '../../db/schema/index.ts';

/** The current state of an item in the catalogue. */
export interface ItemState {
  item: typeof item.$inferSelect;
  texts: Map<string, typeof itemText.$inferSelect>;
  skus: (typeof sku.$inferSelect)[];
  lists: string[];
  facets: { attributeId: string; valueId: string }[];
  recipe: typeof recipe.$inferSelect | null;
}

/** States of existing items, by id. Six queries, however many they are. */
export async function readStates(
  db: DatabaseOrTransaction,
  site: string,
  ids: readonly string[],
): Promise<Map<string, ItemState>> {
  const among = [...ids];
  const [items, texts, skus, lists, facets, recipes] = [
    await db
      .select()
      .from(item)
      .where(and(eq(item.site, site), inArray(item.id, among))),
    await db
      .select()
      .from(itemText)
      .where(and(eq(itemText.site, site), inArray(itemText.itemId, among))),
    await db
      .select()
      .from(sku)
      .where(and(eq(sku.site, site), inArray(sku.itemId, among)))
      .orderBy(sku.position),
    await db
      .select()
      .from(itemCategory)
      .where(and(eq(itemCategory.site, site), inArray(itemCategory.itemId, among))),
    await db
      .select()
      .from(itemAttribute)
      .where(and(eq(itemAttribute.site, site), inArray(itemAttribute.itemId, among))),
    await db
      .select()
      .from(recipe)
      .where(and(eq(recipe.site, site), inArray(recipe.itemId, among))),
  ];
  return new Map(
    items.map((one) => [
      one.id,
      {
        item: one,
        texts: new Map(texts.filter(({ itemId }) => itemId === one.id).map((row) => [row.locale, row])),
        skus: skus.filter(({ itemId }) => itemId === one.id),
        lists: lists.filter(({ itemId }) => itemId === one.id).map(({ categoryId }) => categoryId),
        facets: facets
          .filter(({ itemId }) => itemId === one.id)
          .map(({ attributeId, valueId }) => ({ attributeId, valueId })),
        recipe: recipes.find(({ itemId }) => itemId === one.id) ?? null,
      },
    ]),
  );
}
