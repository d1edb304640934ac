import type { OrderRow } from '../order/insertOrder.ts';
import { UNDONE_STATUSES } from '../order/undoneStatuses.ts';

/** What an invoice comes to, in cents. */
export interface InvoiceSums {
  amountCents: number;
  /** By vouchers, or by money that has arrived. */
  paidCents: number;
  /** What is left to pay: nothing of an order that was given up. */
  dueCents: number;
}

/** Whether nothing is to be paid for an order any more, since it came to nothing. */
export const isGivenUp = ({ status }: Pick<OrderRow, 'status'>): boolean => UNDONE_STATUSES.includes(status);

/** What is paid of an order's invoice, and what is left. */
export function invoiceSums(order: OrderRow): InvoiceSums {
  const amountCents = order.dueCents + order.vouchersCents;
  const owedCents = amountCents - order.creditedCents;
  const paidCents = order.paymentStatus === 'paid' ? owedCents : order.vouchersCents;
  return { amountCents, paidCents, dueCents: isGivenUp(order) ? 0 : owedCents - paidCents };
}
