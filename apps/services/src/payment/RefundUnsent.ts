/** A refund was not sent to a provider, and cannot be as things are: there is none, or it has not named the payment. */
export class RefundUnsent extends Error {}
