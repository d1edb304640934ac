import type { ValidationCode } from '@shop/contracts';
import { check, email, maxLengthOf, required } from '@shop/validation';

const isTooLong = maxLengthOf('email');

/** Why an e-mail address is refused; null if it is accepted. */
export function emailCode(address: string): ValidationCode | null {
  if (isTooLong(address)) return 'max';
  // Printable ASCII, and letters of other scripts: no control characters, no marks that turn the direction of text.
  if (/[^\x21-\x7e\p{L}\p{M}\p{N}]/u.test(address) || /[<>"()\[\],;:\\]/.test(address)) {
    return address.trim() ? 'email' : 'required';
  }
  return check(address, required, email) ?? null;
}
