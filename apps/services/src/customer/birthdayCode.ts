import type { ValidationCode } from '@shop/contracts';
import { isBirthdayTooLongAgo, yearsBefore } from '@shop/validation';
import type { Config } from '../config.ts';

/** Why a birthday, in unix milliseconds, is refused: too recent, or too long ago. Null if it is accepted. */
export function birthdayCode(
  birthday: number | null | undefined,
  { CUSTOMER_MIN_AGE }: Pick<Config, 'CUSTOMER_MIN_AGE'>,
  now = new Date(),
): ValidationCode | null {
  if (birthday === null || birthday === undefined) return null;
  if (isBirthdayTooLongAgo(birthday, now)) return 'min';
  return birthday <= yearsBefore(now, CUSTOMER_MIN_AGE) ? null : 'age';
}

/** A birthday as stored. */
export function toDate(birthday: number | null | undefined): string | null {
  return birthday === null || birthday === undefined ? null : new Date(birthday).toISOString().slice(0, 10);
}
