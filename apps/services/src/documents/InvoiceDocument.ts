import type { Delivery, Locale, TaxShare } from '@shop/contracts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import type { BankAccount, Organization } from '../site/siteSettings.ts';
import type { DocumentBranding } from './readDocumentBranding.ts';

export interface InvoiceLine {
  title: string;
  subTitle: string;
  sku: string;
  /** What the buyer had written on it; empty for nothing. */
  words: string;
  qty: number;
  unitCents: number;
  /** Tenths of a percent; null where it is taxed when it is redeemed. */
  vatPermille: number | null;
}

/** What an invoice says of its payment. */
export type InvoiceState =
  'paid' | 'canceled' | 'onPickup' | 'credited' | { due: 'inAdvance' } | { due: 'later'; at: number };

/** All that is written on an invoice: plain data, which a worker can be sent. Amounts are gross cents, times Unix ms. */
export interface InvoiceDocument {
  branding: DocumentBranding;
  locale: Locale;
  number: string;
  /** Of a credit note: the number of the invoice it belongs to. Null for an invoice. */
  creditOf: string | null;
  issuedAt: number;
  orderNumber: string;
  orderedAt: number;
  seller: Organization & { website: string };
  billing: StoredAddress;
  /** Null: to the billing address, or nothing to deliver. */
  shipping: StoredAddress | null;
  delivery: Delivery;
  lines: InvoiceLine[];
  currency: 'CHF' | 'EUR';
  itemsCents: number;
  discountCents: number;
  deliveryCents: number;
  vouchersCents: number;
  dueCents: number;
  refundedCents: number;
  /** Credited before: of an invoice, what need not be paid any more; of a credit note, beside its lines. */
  earlierCents: number;
  taxes: TaxShare[];
  state: InvoiceState;
  /** Where money that is due is transferred to; null where none is, or where it is paid another way. */
  transfer: { account: BankAccount; reference: string; cents: number } | null;
  /** Country of addresses, which have none of their own. */
  country: string;
}
