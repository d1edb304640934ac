import type { Locale } from '@shop/contracts';

/** Mails about an account. */
export type AccountMailKind =
  'welcome' | 'confirmation' | 'recovery' | 'locked' | 'passwordReset' | 'passwordChanged' | 'emailChanged' | 'deleted';

/**
 * A mail to an account that is written when it is sent: the token of its link is made then, so that the queue holds
 * none. One to an address without an account is dropped, which takes the caller the same time.
 */
export interface AccountMailOrder {
  kind: AccountMailKind;
  site: string;
  locale: Locale;
  to: string;
}

/** Mails about an order of the shop. */
export type OrderMailKind =
  'orderPlaced' | 'orderCanceled' | 'orderReady' | 'orderShipped' | 'orderRefunded' | ReturnMailKind;

/** Mails about what is sent back of an order. */
type ReturnMailKind = 'returnRequested' | 'returnAccepted' | 'returnRejected' | 'returnReceived';

/** A mail about an order of the shop to its buyer, written when it is sent from what the order is then. */
export interface OrderMailOrder {
  kind: OrderMailKind;
  orderId: string;
  /** Of a mail about money that was given back. */
  refundId?: string;
  /** Of a mail about something that is sent back. */
  returnId?: string;
}

/** Mails about what a customer has written. */
export type CommunityMailKind = 'questionAnswered' | 'reviewCommented';

/**
 * A mail to the author of a question or review about an answer or a comment (`entryId`), written when it is sent: by then
 * the author or the entry may be gone, and nothing is sent.
 */
export interface CommunityMailOrder {
  kind: CommunityMailKind;
  entryId: string;
}

/** A mail about a question to a customer who has bought what it is about. */
export interface BuyerMailOrder {
  kind: 'questionAsked';
  questionId: string;
  customerId: string;
}

/** A mail with a voucher to its buyer: the queue holds no code. */
export interface VoucherMailOrder {
  kind: 'voucherIssued';
  voucherId: string;
}

/** A mail that is written when it is sent. */
export type MailOrder = AccountMailOrder | OrderMailOrder | CommunityMailOrder | BuyerMailOrder | VoucherMailOrder;
