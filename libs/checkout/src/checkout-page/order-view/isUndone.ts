import type { Order, OrderStatus } from '@shop/contracts';

const undone: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['canceled', 'canceledByCustomer', 'invalid']);

/** Whether an order came to nothing: it was given up, whether or not its money is back already. */
export function isUndone({ status, events }: Pick<Order, 'status' | 'events'>): boolean {
  return undone.has(status) || (status === 'refunded' && events.some((event) => undone.has(event.status)));
}
