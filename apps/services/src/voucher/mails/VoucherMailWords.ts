/** The words of the mail with a voucher in one language. */
export interface VoucherMailWords {
  /** For the voucher of this title at the shop of this name. */
  subject: (title: string, shop: string) => string;
  value: string;
  experience: string;
  code: string;
  worth: string;
  validUntil: string;
  activate: string;
  shop: string;
  footer: string;
}
