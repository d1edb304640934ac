import { formatVoucherCode } from '@shop/validation';

/** Characters of the longest code of a promotion; longer ones are those of vouchers. */
const MAX_PROMOTION = 12;

/** What is typed, pasted or scanned as the field shows it: in groups once it can only be the code of a voucher. */
export function typedCode(given: string): string {
  const symbols = given.replace(/[^a-z0-9]/gi, '');
  return symbols.length > MAX_PROMOTION ? formatVoucherCode(given) : given.toUpperCase();
}
