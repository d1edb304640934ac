import type { ValidationCode } from '@shop/contracts';
import type { Config } from '../config.ts';

/** The oldest person ever was 122. */
const MAX_AGE_YEARS = 125;

/** Why a birthday, in unix milliseconds, is refused: too recent, or too long ago. Null if it is accepted. */
export function birthdayCode(
  birthday: number | null | undefined,
  { CUSTOMER_MIN_AGE }: Pick<Config, 'CUSTOMER_MIN_AGE'>,
  now = new Date(),
): ValidationCode | null {
  if (birthday === null || birthday === undefined) return null;
  const isAccepted = birthday <= yearsBefore(now, CUSTOMER_MIN_AGE) && birthday >= yearsBefore(now, MAX_AGE_YEARS);
  return isAccepted ? null : 'age';
}

function yearsBefore(now: Date, years: number): number {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() - years);
  return day.getTime();
}

/** A birthday as stored. */
export function toDate(birthday: number | null | undefined): string | null {
  return birthday === null || birthday === undefined ? null : new Date(birthday).toISOString().slice(0, 10);
}
