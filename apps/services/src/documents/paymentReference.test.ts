import { getReferenceType, isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { paymentReference, readableIban, readableReference } from './paymentReference.ts';

const IBAN = 'CH9300762011623852957';
const QR_IBAN = 'CH4431999123000889012';
const GERMAN = 'DE89370400440532013000';
const numbers = ['1', '100001', '9007199254740991'];

it.each(numbers)('gives a QR-IBAN a QR reference with the right check digit: %s', (number) => {
  const reference = paymentReference(QR_IBAN, number);
  expect([getReferenceType(reference), isQRReferenceValid(reference)]).toEqual(['QRR', true]);
  expect(reference).toMatch(new RegExp(`^0*${number}\\d$`));
  expect(reference).toHaveLength(27);
});

it.each(numbers)('gives another Swiss account a creditor reference with the right check digits: %s', (number) => {
  const reference = paymentReference(IBAN, number);
  expect([getReferenceType(reference), isSCORReferenceValid(reference)]).toEqual(['SCOR', true]);
  expect(reference).toMatch(new RegExp(`^RF\\d\\d${number}$`));
});

it('is the number of the order for accounts elsewhere', () => {
  expect(paymentReference(GERMAN, '100001')).toBe('100001');
});

it('is written in groups', () => {
  expect(readableReference(QR_IBAN, paymentReference(QR_IBAN, '100001'))).toBe('00 00000 00000 00000 00010 00015');
  expect(readableReference(IBAN, paymentReference(IBAN, '100001'))).toMatch(/^RF\d\d 1000 01$/);
  expect(readableReference(GERMAN, '100001')).toBe('100001');
  expect(readableIban(IBAN).split('\u00a0')).toEqual(['CH93', '0076', '2011', '6238', '5295', '7']);
});
