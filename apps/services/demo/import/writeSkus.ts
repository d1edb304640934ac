import { and, eq, not, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { sku } from '../../src/db/schema/index.ts';
import { ofForeignItem } from './foreignItems.ts';
import { excluded, upsertRows } from '../../src/db/writeRows.ts';

type Sku = typeof sku.$inferInsert;

/**
 * Replaces a site's SKUs. A SKU keeps its current stock, which orders reduce, unless its value in the files has
 * changed.
 */
export async function writeSkus(tx: Transaction, site: string, rows: readonly Sku[]): Promise<void> {
  const names = rows.map((row) => row.sku);
  await tx.delete(sku).where(and(eq(sku.site, site), notInArray(sku.sku, names), not(ofForeignItem(sku.itemId, site))));
  const withSource = rows.map((row) => ({ ...row, importedStock: row.stock ?? null }));
  // Computed in the statement, so that a concurrent order is not lost.
  const stock = sql`case when ${sku.importedStock} is distinct from ${excluded('importedStock')}
    then ${excluded('stock')} else ${sku.stock} end`;
  await upsertRows(tx, sku, [sku.site, sku.sku], withSource, { stock });
}
