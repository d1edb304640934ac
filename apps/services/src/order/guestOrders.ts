import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { orderLine, shopOrder } from '../db/schema/order.ts';

/** Locks what a guest has ordered until the transaction ends. Orders are locked before carts, as when one is paid. */
export async function lockOrdersOf(tx: Transaction, guestId: string): Promise<void> {
  await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(eq(shopOrder.customerId, guestId))
    .orderBy(asc(shopOrder.id))
    .for('update');
}

/**
 * Makes a guest's orders of a cart orders of the one that its lines go to, as far as money may still come for them. Gives
 * the units of those that wait for it, by SKU.
 */
export async function moveOpenOrders(
  tx: Transaction,
  { guestId, from, to }: { guestId: string; from: string; to: string },
): Promise<Map<string, number>> {
  const isOpen = inArray(shopOrder.paymentStatus, ['pending', 'refused']);
  const moved = await tx
    .update(shopOrder)
    .set({ cartId: to })
    .where(and(eq(shopOrder.customerId, guestId), eq(shopOrder.cartId, from), isOpen))
    .returning({ id: shopOrder.id, status: shopOrder.paymentStatus });
  const waiting = moved.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const units = await tx
    .select({ sku: orderLine.sku, qty: sql<number>`sum(${orderLine.qty})::int` })
    .from(orderLine)
    .where(inArray(orderLine.orderId, waiting))
    .groupBy(orderLine.sku);
  return new Map(units.map(({ sku, qty }) => [sku, qty]));
}

/** Whose orders become whose. */
export interface Adoption {
  guestId: string;
  customerId: string;
}

/** Makes a guest's orders those of an account. A key under which the account has ordered as well is given up. */
export async function adoptOrders(tx: Transaction, { guestId, customerId }: Adoption): Promise<void> {
  await tx
    .update(shopOrder)
    .set({
      customerId,
      idempotencyKey: sql`case when exists (
        select 1 from shop_order o
        where o.customer_id = ${customerId}::uuid and o.idempotency_key = shop_order.idempotency_key
      ) then shop_order.id::text else shop_order.idempotency_key end`,
    })
    .where(eq(shopOrder.customerId, guestId));
}

/**
 * Adds what a guest has bought to what an account has; of an article that both have bought, the newest order counts. Changes
 * of orders do the same by triggers, which wait for the same lock at the end of their transactions: nothing else is locked
 * after it.
 */
export async function adoptBoughtArticles(tx: Transaction, { guestId, customerId }: Adoption): Promise<void> {
  await tx.execute(sql`select shop_lock_bought(${customerId}::uuid)`);
  await tx.execute(sql`
    insert into bought_article (customer_id, sku, order_id, "position", ordered_at)
    select ${customerId}::uuid, sku, order_id, "position", ordered_at from bought_article
    where customer_id = ${guestId}::uuid
    on conflict (customer_id, sku) do update
    set order_id = excluded.order_id, "position" = excluded."position", ordered_at = excluded.ordered_at
    where bought_article.ordered_at < excluded.ordered_at`);
}
