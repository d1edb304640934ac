import type { Order } from '@shop/contracts';

/** What is still to be paid for an order: less what was credited, which is all of one that was cancelled. */
export function owedCents({ payment, creditNotes }: Pick<Order, 'payment' | 'creditNotes'>): number {
  if (payment.status !== 'open') return 0;
  return Math.max(
    0,
    creditNotes.reduce((owed, { amount }) => owed - amount.cents, payment.amount.cents),
  );
}
