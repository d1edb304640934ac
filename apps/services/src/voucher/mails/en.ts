import type { VoucherMailWords } from './VoucherMailWords.ts';

export const en: VoucherMailWords = {
  subject: (title, shop) => `${title}: your voucher from ${shop}`,
  value:
    'Here is your gift card. It is attached as a PDF too, to forward or to print: the code is entered when paying, for part of the amount too.',
  experience:
    'Here is your voucher for an experience. It is attached as a PDF too, to forward or to print: with the code you choose a place and a date, or exchange the experience for another one.',
  code: 'Code',
  worth: 'Value',
  validUntil: 'Valid until',
  activate: 'Choose place and date',
  shop: 'See the voucher in the shop',
  footer: 'The code is as good as money: give it only to the person it is meant for.',
};
