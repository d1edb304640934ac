import type { DeliveryType, PaymentMethod } from '@shop/contracts';
import type { OrderMailKind } from '../../mail/MailOrder.ts';

/** The words of one mail about an order. */
export interface OrderMailText {
  subject: string;
  heading: string;
  text: string;
}

/** Where a transfer goes, as it is written. */
export interface TransferWords {
  amount: string;
  holder: string;
  iban: string;
  /** Empty where none is needed. */
  bic: string;
  reference: string;
}

/** The words of all mails about orders in one language. */
export interface OrderMailWords {
  /** For the order of this number at the shop of this name. */
  mails: (number: string, shop: string) => Record<OrderMailKind, OrderMailText>;
  /** What has to be done, by how it is paid; nothing for the others. */
  payment: Partial<Record<PaymentMethod, string>>;
  /** Where to transfer what is due; groups of the IBAN and the reference as they are read. */
  transfer: (to: TransferWords) => string;
  /** The link to the invoice. */
  invoice: string;
  discount: string;
  delivery: Record<DeliveryType, string>;
  /** It is collected at a pick-up point of this name. */
  pickup: (name: string) => string;
  vouchers: string;
  /** The last sum as long as it is to be paid; and where it is not, or not any more. */
  total: string;
  settledTotal: string;
  /** Tax of a rate, such as `8.1`. */
  tax: (percent: string) => string;
  free: string;
  /** The link to where a parcel is; and of a parcel without one. */
  track: string;
  sent: string;
  /** Before the amount of a refund. */
  refunded: string;
  /** Before the address that something is sent back to. */
  returnTo: string;
  button: string;
  footer: string;
}
