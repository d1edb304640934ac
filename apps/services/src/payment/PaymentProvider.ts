import type { Currency, Locale, PaymentError, PaymentMethod, PaymentProvider as ProviderCode } from '@shop/contracts';

/** A payment to be made at a provider. */
export interface NewPayment {
  /** Ours; a provider takes the same id for the same payment, however often it is told. */
  id: string;
  provider: ProviderCode;
  method: PaymentMethod;
  cents: number;
  currency: Currency;
  locale: Locale;
  /** What the visitor reads on the payment page: the order's number. */
  description: string;
  /** The visitor comes back here, whatever happened. */
  returnUrl: string;
}

/** What became of a payment, as its provider tells. */
export interface PaymentNews {
  /** The payment by the provider's name for it, or by ours. */
  payment: { reference: string } | { id: string };
  status: 'pending' | 'paid' | 'refused';
  reason: PaymentError | null;
  /** The provider's name for the money that came, where refunds are asked for by that. */
  transaction?: string;
}

/** A provider took a refund, and could not make it afterwards. */
export interface RefundFailure {
  failedRefundId: string;
}

/** A payment as its provider knows it. */
export interface KnownPayment {
  reference: string;
  /** Null where the provider has not told one. */
  transaction: string | null;
}

/** Money to be given back. */
export interface NewRefund {
  /** Ours; the same id is the same refund, however often it is told. */
  id: string;
  cents: number;
  currency: Currency;
}

/** A provider of payments. Another one is one file and a line in `providers.ts`. */
export interface PaymentProvider {
  /** Begins a payment. Gives the provider's name for it and the address of its page. Throws if it cannot be reached. */
  start(payment: NewPayment): Promise<{ reference: string; url: string }>;
  /** Asks what became of a payment. Throws if it cannot be reached. */
  read(reference: string): Promise<PaymentNews>;
  /**
   * Closes a payment that nobody made, so that it cannot be made any more. Throws if it was made meanwhile. Without it, late
   * money is taken or given back.
   */
  close?(reference: string): Promise<void>;
  /** Gives money back. Throws if the provider cannot be reached or does not take it. */
  refund(payment: KnownPayment, refund: NewRefund): Promise<void>;
  /** What a call of the provider tells. Null if its signature is wrong. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): (PaymentNews | RefundFailure)[] | null;
}
