import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentError } from '@shop/contracts';
import { newsOf, type Payment } from './Payment.ts';
import type { Payments } from './Payments.ts';
import type { Webhooks } from './Webhooks.ts';

/** What a visitor may do on the payment page, in the order it is offered. */
export const outcomes = [
  'pay',
  'refuse',
  'cancel',
  'payLate',
  'payTwice',
  'payOutOfOrder',
  'payWithoutWebhook',
] as const;
export type Outcome = (typeof outcomes)[number];

/** How long the money of a late payment is on its way. */
export const LATE_MS = 3_000;

interface Surroundings {
  payments: Payments;
  webhooks: Webhooks;
  /** How long the money of a late payment is on its way. */
  lateMs: number;
}

/** Does what the visitor chose. The first choice counts. Webhooks go their way while the visitor returns. */
export function choose(
  { payments, webhooks, lateMs }: Surroundings,
  payment: Payment,
  outcome: Outcome,
  reason: PaymentError,
): void {
  if (payment.isChosen) return;
  payment.isChosen = true;
  if (outcome === 'payLate') {
    webhooks.begin(async (signal) => {
      await delay(lateMs, undefined, { signal });
      payments.pay(payment);
      await webhooks.tell(payment);
    });
    return;
  }
  if (outcome === 'refuse' || outcome === 'cancel') {
    payments.refuse(payment, outcome === 'cancel' ? 'canceled' : reason);
  } else {
    payments.pay(payment);
  }
  if (outcome === 'payWithoutWebhook') return;
  webhooks.begin(async () => {
    await webhooks.tell(payment);
    // Told before it was paid, and arriving after it.
    if (outcome === 'payOutOfOrder') await webhooks.tell(payment, { ...newsOf(payment), status: 'refused', reason });
  });
  if (outcome === 'payTwice') webhooks.begin(() => webhooks.tell(payment));
}
