import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lockStock } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import { sku } from '../db/schema/catalogue.ts';
import { withStockEvents } from '../events/withStockEvents.ts';

/** Too little of an article. */
export interface Shortage {
  sku: string;
  available: number;
}

/** Units by SKU. */
export type Units = ReadonlyMap<string, number>;

/**
 * Takes units from the stock, in the transaction. Gives the SKUs whose stock is limited; or the first article of which
 * there is too little, and takes nothing.
 */
export async function takeStock(tx: Transaction, site: string, units: Units): Promise<Set<string> | Shortage> {
  const stock = await lockStock(tx, site, [...units.keys()]);
  for (const [article, qty] of units) {
    const available = stock.get(article);
    if (available === undefined) return { sku: article, available: 0 };
    if (available !== null && available < qty) return { sku: article, available };
  }
  const limited = new Map([...units].filter(([article]) => stock.get(article) !== null));
  await changeStock(tx, site, limited, -1);
  return new Set(limited.keys());
}

/** Gives units back to the stock. Articles that are gone, or have become unlimited, are left out. */
export async function giveBackStock(tx: Transaction, site: string, units: Units): Promise<void> {
  await lockStock(tx, site, [...units.keys()]);
  await changeStock(tx, site, units, 1);
}

async function changeStock(tx: Transaction, site: string, units: Units, sign: 1 | -1): Promise<void> {
  if (units.size === 0) return;
  const values = [...units].map(([article, qty]) => sql`(${article}, ${sign * qty}::int)`);
  const changed = tx
    .update(sku)
    .set({ stock: sql`${sku.stock} + change.units` })
    .from(sql`(values ${sql.join(values, sql`, `)}) as change (sku, units)`)
    .where(and(eq(sku.site, site), eq(sku.sku, sql`change.sku`), isNotNull(sku.stock)))
    .returning({ sku: sku.sku, stock: sku.stock });
  await tx.execute(withStockEvents(site, changed.getSQL()));
}
