/** The words of invoices in one language, beside those that mails about orders have too. */
export interface InvoiceWords {
  title: string;
  number: string;
  date: string;
  orderNumber: string;
  orderDate: string;
  delivery: string;
  deliveryAddress: string;
  article: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  articleNumber: string;
  subtotal: string;
  sum: string;
  refunded: string;
  /** What is called otherwise in a credit note. */
  creditNote: Pick<InvoiceWords, 'title' | 'number' | 'date' | 'sum' | 'continued'>;
  /** Before the number of the invoice that a credit note belongs to. */
  creditOf: string;
  /** What was credited before. */
  earlier: string;
  /** Of a credit note. */
  credited: string;
  /** Heads of the table of taxes. */
  rate: string;
  tax: string;
  net: string;
  gross: string;
  /** A line that is taxed when it is redeemed. */
  untaxed: string;
  paid: string;
  canceled: string;
  onPickup: string;
  inAdvance: string;
  /** Until a day. */
  payableUntil: (day: string) => string;
  transfer: string;
  holder: string;
  /** By what the transfer is recognised. */
  purpose: string;
  /** For screen readers, before the payment part. */
  paymentPart: string;
  vatNumber: string;
  page: (page: number, pages: number) => string;
  continued: (number: string) => string;
}
