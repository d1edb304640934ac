import {
  calculateQRReferenceChecksum,
  calculateSCORReferenceChecksum,
  formatReference,
  isQRIBAN,
} from 'swissqrbill/utils';

/** Digits of a QR reference before its check digit. */
const QR_DIGITS = 26;

/** Swiss accounts, which are paid by QR bills. */
export const isSwissAccount = (iban: string): boolean => /^(?:CH|LI)/.test(iban);

/**
 * By what a transfer for an order is recognised: a QR reference where the account is a QR-IBAN, which takes no other, a
 * creditor reference (ISO 11649) for other Swiss accounts, and elsewhere the number of the order.
 */
export function paymentReference(iban: string, orderNumber: string): string {
  if (!isSwissAccount(iban)) return orderNumber;
  if (!isQRIBAN(iban)) return `RF${calculateSCORReferenceChecksum(orderNumber)}${orderNumber}`;
  const digits = orderNumber.padStart(QR_DIGITS, '0');
  return digits + calculateQRReferenceChecksum(digits);
}

/** A reference in groups, as people read it. */
export const readableReference = (iban: string, reference: string): string =>
  isSwissAccount(iban) ? formatReference(reference) : reference;

/** An IBAN in groups of four, as it is read. */
export const readableIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
