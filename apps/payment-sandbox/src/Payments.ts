import { randomBytes } from 'node:crypto';
import type { PaymentError } from '@shop/contracts';
import type { NewPayment, Payment, Refund } from './Payment.ts';

/** All payments, in memory. */
export class Payments {
  readonly #byReference = new Map<string, Payment>();
  readonly #byId = new Map<string, Payment>();

  /** The payment of an id, made if there is none. */
  open(asked: NewPayment): Payment {
    const known = this.#byId.get(asked.id);
    if (known) return known;
    const payment: Payment = {
      // It opens the payment page, so nobody may guess it.
      reference: randomBytes(16).toString('base64url'),
      status: 'pending',
      reason: null,
      asked,
      isChosen: false,
      refunds: new Map(),
    };
    this.#byId.set(asked.id, payment);
    this.#byReference.set(payment.reference, payment);
    return payment;
  }

  find(reference: string): Payment | undefined {
    return this.#byReference.get(reference);
  }

  pay(payment: Payment): void {
    Object.assign(payment, { status: 'paid', reason: null, isChosen: true });
  }

  refuse(payment: Payment, reason: PaymentError): void {
    Object.assign(payment, { status: 'refused', reason, isChosen: true });
  }

  /** Gives money back, once an id. False where it was not paid, or not so much of it is left. */
  refund(payment: Payment, { id, cents }: Refund): boolean {
    const known = payment.refunds.get(id);
    if (known !== undefined) return known === cents;
    if (payment.status !== 'paid' || cents > payment.asked.cents - refundedOf(payment)) return false;
    payment.refunds.set(id, cents);
    return true;
  }
}

/** Cents that were given back. */
export function refundedOf({ refunds }: Payment): number {
  return [...refunds.values()].reduce((sum, cents) => sum + cents, 0);
}
