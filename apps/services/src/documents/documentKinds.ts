import type { InvoiceDocument } from './InvoiceDocument.ts';
import type { VoucherDocument } from './VoucherDocument.ts';

/** A document to be made: plain data, which a thread can be sent. */
export type DocumentOrder =
  { kind: 'invoice'; content: InvoiceDocument } | { kind: 'voucher'; content: VoucherDocument };

/** A made document, or why there is none. */
export type DocumentReply = { bytes: Uint8Array } | { error: string };
