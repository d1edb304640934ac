import { createHash, createHmac } from 'node:crypto';
import { formatVoucherCode } from '@shop/validation';

/** Digits and letters without those that look like others: I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each, 80 in all. */
const LENGTH = 16;
/** Codes of experiences begin with E, and are a character longer (specification, section 5); others never do. */
const EXPERIENCE = 'E';
const OTHERS = SYMBOLS.replace(EXPERIENCE, '');

/** What is read or typed instead of a symbol. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

export interface CodedVoucher {
  id: string;
  kind: 'value' | 'experience';
}

/**
 * The code of a voucher as it is printed. It follows from the voucher's id and the secret, so that mails and documents
 * can be written again without its being stored.
 */
export function voucherCode({ id, kind }: CodedVoucher, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`${kind} ${id}`).digest();
  const symbols = Array.from(bytes.subarray(0, LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]!);
  if (kind === 'value') symbols[0] = OTHERS[bytes.readUInt32BE(LENGTH) % OTHERS.length]!;
  return formatVoucherCode(`${kind === 'experience' ? EXPERIENCE : ''}${symbols.join('')}`);
}

/** A code as it is compared, however it was typed, pasted or scanned: case, spaces, hyphens and look-alikes are alike. */
export function plainCode(given: string): string {
  return given
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OILU]/g, (letter) => lookAlikes[letter]!);
}

/** The hash of a code, by which its voucher is found. */
export function codeHash(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}
