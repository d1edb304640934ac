import type { OrderStatus } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { giveBackStock } from '../checkout/takeStock.ts';
import { returnPromotions } from '../checkout/codes/promotionUses.ts';
import type { Transaction } from '../db/database.ts';
import { type OrderEventType, writeOrderEvents } from '../events/orderEvents.ts';
import { orderEvent, shopOrder } from '../db/schema/order.ts';
import { returnToVouchers } from '../voucher/voucherLedger.ts';
import type { OrderRow } from './insertOrder.ts';
import { findOrderLines, type OrderLineRow, takenUnits } from './orderRepository.ts';

/** What an order may become, by what it is. The others are final. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  transmitted: ['canceled', 'canceledByCustomer', 'invalid', 'readyForPickUp', 'shipped'],
  readyForPickUp: ['canceled', 'completed', 'delivered'],
  shipped: ['delivered', 'returned'],
  delivered: ['completed', 'returned'],
  completed: ['returned'],
  returned: ['refunded'],
  canceled: ['refunded'],
  canceledByCustomer: ['refunded'],
  // Money that comes for an order that was given up.
  invalid: ['transmitted'],
  refunded: [],
};

/** What gives the goods back to the stock, and to vouchers what they paid. */
const undone: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['canceled', 'canceledByCustomer', 'invalid']);

/** What other systems are told of a change. */
const eventTypes: Partial<Record<OrderStatus, OrderEventType>> = {
  shipped: 'order.shipped',
  canceled: 'order.canceled',
  canceledByCustomer: 'order.canceled',
};

/** What the staff decides; the rest follows from what happens. */
const decided: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'canceled',
  'readyForPickUp',
  'shipped',
  'delivered',
  'completed',
  'returned',
]);

/** What hands goods over, which waits for the money of a prepayment. */
const handsOver: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['readyForPickUp', 'shipped']);

/** What the staff may make of an order: nothing of one that waits for its payment, since it ends by itself. */
export function nextStatuses(order: OrderRow): OrderStatus[] {
  if (order.confirmedAt === null) return [];
  const isUnpaid = order.paymentMethod === 'pre' && order.paymentStatus === 'open';
  return transitions[order.status as OrderStatus].filter(
    (status) => decided.has(status) && !(isUnpaid && handsOver.has(status)),
  );
}

/** Whether an order may become this. */
export const mayBecome = (order: Pick<OrderRow, 'status'>, next: OrderStatus): boolean =>
  transitions[order.status as OrderStatus].includes(next);

/** Whether the customer may cancel an order: once it holds, since one that waits for its payment ends by itself. */
export const isCancelable = (order: Pick<OrderRow, 'status' | 'confirmedAt'>): boolean =>
  order.confirmedAt !== null && mayBecome(order, 'canceledByCustomer');

/**
 * Changes the status of a locked order, remembers when, and tells other systems. Goods of an order that is given up go
 * back to the stock, and what its codes paid back to these. Throws where the order may not become this.
 */
export async function changeStatus(tx: Transaction, order: OrderRow, next: OrderStatus): Promise<void> {
  if (!mayBecome(order, next)) throw new Error(`Order ${order.number} is ${order.status} and cannot become ${next}.`);
  await tx.update(shopOrder).set({ status: next }).where(eq(shopOrder.id, order.id));
  await tx.insert(orderEvent).values({ orderId: order.id, status: next });
  const eventType = eventTypes[next];
  if (!eventType && !undone.has(next)) return;
  const lines = await findOrderLines(tx, order.id);
  if (undone.has(next)) await giveBack(tx, order, lines);
  if (eventType) await writeOrderEvents(tx, [eventType], { order: { ...order, status: next }, lines });
}

/** The goods go back to the stock, and what codes paid to these. */
async function giveBack(tx: Transaction, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  // Stock is locked before vouchers and promotions, as when an order is placed.
  await giveBackStock(tx, order.site, takenUnits(lines));
  if (order.codes.length > 0) {
    await returnToVouchers(tx, order.id);
    await returnPromotions(tx, order.id);
  }
}
