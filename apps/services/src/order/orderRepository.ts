import { and, asc, eq } from 'drizzle-orm';
import type { Units } from '../checkout/takeStock.ts';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { orderEvent, orderLine, shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';
import type { OrderRow } from './insertOrder.ts';

export type OrderLineRow = typeof orderLine.$inferSelect;
export type OrderEventRow = typeof orderEvent.$inferSelect;

/** As PostgreSQL writes the ids of orders. */
const ORDER_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be the id of an order. */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text);

/**
 * An order of the visitor, or of whoever has its key. Null for another's and for one that does not exist, which nobody
 * can tell apart.
 */
export async function findOrder(
  { db, site, visitor }: Pick<Call, 'db' | 'site' | 'visitor'>,
  id: string,
  key?: string,
): Promise<OrderRow | null> {
  const row = await findOrderOfSite(db, site, id);
  if (!row) return null;
  const owner = visitor.customerId ?? visitor.guestId;
  const isOwn = owner !== null && row.customerId === owner;
  return isOwn || (key !== undefined && key === row.accessKey) ? row : null;
}

/** An order of a site, whoever asks. Null for one that does not exist there. */
export async function findOrderOfSite(db: DatabaseOrTransaction, site: string, id: string): Promise<OrderRow | null> {
  if (!isOrderId(id)) return null;
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.site, site), eq(shopOrder.id, id)));
  return row ?? null;
}

/** The order of an id, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id)).for('update');
  return row ?? null;
}

/** The lines of an order as they were in the cart. */
export function findOrderLines(db: DatabaseOrTransaction, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));
}

/** Units that an order took from limited stocks, by SKU. */
export function takenUnits(lines: readonly OrderLineRow[]): Units {
  const units = new Map<string, number>();
  for (const { sku, takenFromStock } of lines) {
    if (takenFromStock > 0) units.set(sku, (units.get(sku) ?? 0) + takenFromStock);
  }
  return units;
}

/** What became of an order, the oldest first. */
export function findOrderEvents(db: DatabaseOrTransaction, orderId: string): Promise<OrderEventRow[]> {
  return db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id));
}
