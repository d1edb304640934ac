import { orderParameters } from './orderLinks.ts';

/** Where an order's invoice is had as a PDF, with the parameters of the order's address. */
export const INVOICE_PATH = '/services/profile/order/invoice';

/** Where a credit note is had as a PDF, with the parameters of the order's address and the note's id. */
export const CREDIT_NOTE_PATH = '/services/profile/order/credit-note';
export const NOTE_PARAMETER = 'note';

/** Address of the invoice of an order, on every storefront. A file of its own: no page needs it before an order. */
export const invoicePath = (id: string, key?: string): string =>
  `${INVOICE_PATH}?${new URLSearchParams(parametersOf(id, key)).toString()}`;

/** Address of a credit note of an order. */
export const creditNotePath = (id: string, noteId: string, key?: string): string =>
  `${CREDIT_NOTE_PATH}?${new URLSearchParams({ ...parametersOf(id, key), [NOTE_PARAMETER]: noteId }).toString()}`;

const parametersOf = (id: string, key?: string): Record<string, string> => ({
  [orderParameters.id]: id,
  ...(key && { [orderParameters.key]: key }),
});
