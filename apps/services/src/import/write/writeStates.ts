import { and, eq, inArray, sql } from 'drizzle-orm';
import { excluded, insertRows, upsertRows } from '../../db/writeRows.ts';
import { findStock, lockStock } from '../../catalogue/cartArticles.ts';
import type { Transaction } from '../../db/database.ts';
import { item, itemAttribute, itemCategory, itemText, recipe, sku } from '../../db/schema/index.ts';
import { writeStockEvents } from '../../events/withStockEvents.ts';
import type { ImportScope } from './ImportScope.ts';
import type { WantedState } from './wantedState.ts';

/** Sorted after the shop's own items. */
const LAST = 1_000_000;

/** Writes the wanted states of items, in few statements. */
export async function writeStates({ tx, site, now }: ImportScope, states: readonly WantedState[]): Promise<void> {
  if (!states.length) return;
  const ids = states.map((one) => one.item.id);
  const items = states.map((one) => ({ ...one.item, updatedAt: now }));
  await upsertRows(tx, item, [item.site, item.id], items);
  const texts = states.flatMap((one) => one.texts);
  await upsertRows(tx, itemText, [itemText.site, itemText.itemId, itemText.locale], texts);
  await writeSkus(tx, site, states);
  await tx.delete(itemCategory).where(and(eq(itemCategory.site, site), inArray(itemCategory.itemId, ids)));
  await insertRows(
    tx,
    itemCategory,
    states.flatMap(({ item: { id: itemId }, lists }) =>
      lists.map((categoryId) => ({ site, categoryId, itemId, position: LAST })),
    ),
  );
  await tx.delete(itemAttribute).where(and(eq(itemAttribute.site, site), inArray(itemAttribute.itemId, ids)));
  await insertRows(
    tx,
    itemAttribute,
    states.flatMap(({ item: { id: itemId }, facets }) => facets.map((one) => ({ site, itemId, ...one }))),
  );
  const recipes = states.flatMap((one) => one.recipe ?? []);
  await upsertRows(tx, recipe, [recipe.site, recipe.itemId], recipes);
}

/** An SKU keeps its current stock, which orders reduce, until the file changes its value; others are told of it then. */
async function writeSkus(tx: Transaction, site: string, states: readonly WantedState[]): Promise<void> {
  const rows = states.flatMap((one) => one.skus.map((row) => ({ ...row, stock: row.importedStock ?? null })));
  const names = rows.map((row) => row.sku);
  const before = await lockStock(tx, site, names);
  const stock = sql`case when ${sku.importedStock} is distinct from ${excluded('importedStock')}
    then ${excluded('stock')} else ${sku.stock} end`;
  await upsertRows(tx, sku, [sku.site, sku.sku], rows, { stock });
  const after = await findStock(tx, site, names);
  await writeStockEvents(
    tx,
    site,
    [...after].filter(([name, units]) => before.get(name) !== units),
  );
}
