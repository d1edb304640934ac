import type { Locale } from '@shop/contracts';

interface VoucherWords {
  value: string;
  experience: string;
  to: (name: string) => string;
  from: (name: string) => string;
  code: string;
  validUntil: (day: string) => string;
  /** How it is used, at an address. */
  redeem: (website: string) => string;
  /** For screen readers. */
  qrCode: (url: string) => string;
}

/** The words of vouchers by language. */
export const voucherWords: Readonly<Record<Locale, VoucherWords>> = {
  de: {
    value: 'Geschenkgutschein',
    experience: 'Erlebnisgutschein',
    to: (name) => `Für ${name}`,
    from: (name) => `Von ${name}`,
    code: 'Gutscheincode',
    validUntil: (day) => `Gültig bis ${day}`,
    redeem: (website) => `Scannen oder Code eingeben auf ${website}`,
    qrCode: (url) => `QR-Code zu ${url}`,
  },
  en: {
    value: 'Gift card',
    experience: 'Experience voucher',
    to: (name) => `For ${name}`,
    from: (name) => `From ${name}`,
    code: 'Code',
    validUntil: (day) => `Valid until ${day}`,
    redeem: (website) => `Scan it, or type the code at ${website}`,
    qrCode: (url) => `QR code for ${url}`,
  },
  fr: {
    value: 'Bon cadeau',
    experience: 'Bon pour une expérience',
    to: (name) => `Pour ${name}`,
    from: (name) => `De la part de ${name}`,
    code: 'Code du bon',
    validUntil: (day) => `Valable jusqu’au ${day}`,
    redeem: (website) => `À scanner, ou code à saisir sur ${website}`,
    qrCode: (url) => `Code QR vers ${url}`,
  },
  it: {
    value: 'Buono valore',
    experience: 'Buono esperienza',
    to: (name) => `Per ${name}`,
    from: (name) => `Da ${name}`,
    code: 'Codice del buono',
    validUntil: (day) => `Valido fino al ${day}`,
    redeem: (website) => `Scansiona o digita il codice su ${website}`,
    qrCode: (url) => `Codice QR per ${url}`,
  },
};
