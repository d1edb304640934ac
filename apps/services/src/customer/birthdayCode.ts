import type { ValidationCode } from '@shop/contracts';

/** The oldest person ever was 122. */
const MAX_AGE_YEARS = 125;

/** Why a birthday, in unix milliseconds, is refused: in the future, or too long ago. Null if it is accepted. */
export function birthdayCode(birthday: number | null | undefined, now = new Date()): ValidationCode | null {
  if (birthday === null || birthday === undefined) return null;
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - MAX_AGE_YEARS);
  return birthday > now.getTime() || birthday < oldest.getTime() ? 'age' : null;
}

/** A birthday as stored. */
export function toDate(birthday: number | null | undefined): string | null {
  return birthday === null || birthday === undefined ? null : new Date(birthday).toISOString().slice(0, 10);
}
