import { type SQL, sql } from 'drizzle-orm';
import { insertRows } from '../db/writeRows.ts';
import type { Transaction } from '../db/database.ts';
import { outboxEvent } from '../db/schema/outboxEvent.ts';

/** A statement that changes stocks and returns `sku` and `stock`, and tells of them in the same statement. */
export const withStockEvents = (site: string, change: SQL): SQL => sql`
  with changed (sku, stock) as (${change})
  insert into ${outboxEvent} (site, subject, type, data)
  select ${site}, sku, 'stock.changed', jsonb_build_object('sku', sku, 'stock', stock) from changed`;

/** Tells of stocks that were changed otherwise, by SKU: units, or null for an unlimited stock. */
export async function writeStockEvents(
  tx: Transaction,
  site: string,
  stocks: readonly (readonly [sku: string, stock: number | null])[],
): Promise<void> {
  const rows = stocks.map(([sku, stock]) => ({ site, subject: sku, type: 'stock.changed', data: { sku, stock } }));
  await insertRows(tx, outboxEvent, rows);
}
