import type { PaymentError, PaymentMethod } from '@shop/contracts';
import type { Outcome } from '../outcomes.ts';
import type { Payment } from '../Payment.ts';

/** The texts of the payment page in one language. */
export interface PageTexts {
  title: string;
  /** That no money is moved. */
  sandbox: string;
  amount: string;
  order: string;
  method: string;
  reason: string;
  /** Heading of the outcomes that are there for tests. */
  more: string;
  back: string;
  outcomes: Record<Outcome, string>;
  /** Of a payment whose visitor has chosen. */
  statuses: Record<Payment['status'], string>;
  reasons: Record<PaymentError, string>;
  methods: Record<PaymentMethod, string>;
}
