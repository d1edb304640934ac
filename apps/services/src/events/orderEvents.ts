import type { Transaction } from '../db/database.ts';
import { outboxEvent } from '../db/schema/outboxEvent.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import type { OrderLineRow } from '../order/orderRepository.ts';

/** What other systems are told of orders. */
export type OrderEventType = 'order.placed' | 'order.paid' | 'order.shipped' | 'order.canceled' | 'order.refunded';

/** An order as it is now. */
interface Told {
  order: OrderRow;
  lines: readonly Pick<OrderLineRow, 'position' | 'sku' | 'title' | 'qty' | 'unitCents'>[];
}

/** Rows of the outbox about an order, in this order. */
export function orderEvents(types: readonly OrderEventType[], told: Told): (typeof outboxEvent.$inferInsert)[] {
  const { site, id } = told.order;
  return types.map((type) => ({ site, subject: id, type, data: dataOf(told) }));
}

/** Tells of an order, in the transaction that changed it and holds its row. */
export async function writeOrderEvents(tx: Transaction, types: readonly OrderEventType[], told: Told): Promise<void> {
  await tx.insert(outboxEvent).values(orderEvents(types, told));
}

/** Nothing about the person: who needs the address asks for the order. */
function dataOf({ order, lines }: Told) {
  return {
    id: order.id,
    number: String(order.number),
    status: order.status,
    currency: order.currency,
    totals: {
      itemsCents: order.itemsCents,
      discountCents: order.discountCents,
      deliveryCents: order.deliveryCents,
      vouchersCents: order.vouchersCents,
      dueCents: order.dueCents,
    },
    delivery: order.delivery,
    payment: {
      method: order.paymentMethod,
      provider: order.paymentProvider,
      status: order.paymentStatus,
      refundedCents: order.refundedCents,
    },
    parcels: order.parcels,
    lines: lines.map(({ position, sku, title, qty, unitCents }) => ({
      id: String(position),
      sku,
      title,
      qty,
      unitCents,
    })),
  };
}
