/** Where the PDF of a voucher is had by whoever holds it. */
export const VOUCHER_DOCUMENT_PATH = '/services/checkout/voucher/document';

/** The parameter that names the voucher. */
export const VOUCHER_PARAMETER = 'voucher';

/** Address of the PDF of a voucher, on every storefront. A file of its own: only the list of one's vouchers needs it. */
export const voucherDocumentPath = (id: string): string =>
  `${VOUCHER_DOCUMENT_PATH}?${new URLSearchParams({ [VOUCHER_PARAMETER]: id }).toString()}`;
