import {
  currencySchema,
  localeSchema,
  type PaymentError,
  paymentMethodSchema,
  paymentProviderSchema,
} from '@shop/contracts';
import { z } from 'zod';

const MAX_TEXT = 200;

/** What the shop tells of a payment to be made. */
export const newPaymentSchema = z.object({
  id: z.string().min(1).max(MAX_TEXT),
  provider: paymentProviderSchema,
  method: paymentMethodSchema,
  cents: z.int().positive(),
  currency: currencySchema,
  locale: localeSchema,
  description: z.string().max(MAX_TEXT),
  returnUrl: z.url({ protocol: /^https?$/ }),
});
export type NewPayment = z.infer<typeof newPaymentSchema>;

export const refundSchema = z.object({ id: z.string().min(1).max(MAX_TEXT), cents: z.int().positive() });
export type Refund = z.infer<typeof refundSchema>;

/** What became of a payment, as the shop is told. */
export interface PaymentNews {
  reference: string;
  status: 'pending' | 'paid' | 'refused';
  reason: PaymentError | null;
}

export interface Payment extends PaymentNews {
  /** What the shop asked for. */
  readonly asked: NewPayment;
  /** Whether the visitor has chosen; one who pays late has, and the payment is still pending. */
  isChosen: boolean;
  /** Cents by the id of the refund. */
  readonly refunds: Map<string, number>;
}

/** A payment as the shop is told of it. */
export function newsOf({ reference, status, reason }: Payment): PaymentNews {
  return { reference, status, reason };
}
