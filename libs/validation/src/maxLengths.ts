import { MAX_PASSWORD_LENGTH } from '@shop/contracts/constants';
import type { Rule } from './check.ts';
import { maxLength } from './length.ts';
import { MAX_NAMES_LENGTH } from './names.ts';

/** Printed on a label, longer lines would not fit. */
const MAX_LINE = 100;

/** Maximum lengths in characters, by the name of the field, for forms and services. */
const maxLengths = {
  /** RFC 5321. */
  email: 254,
  password: MAX_PASSWORD_LENGTH,
  company: MAX_LINE,
  /** Of both together. */
  firstName: MAX_NAMES_LENGTH,
  lastName: MAX_NAMES_LENGTH,
  phone: 30,
  streetName: MAX_LINE,
  streetNumber: 20,
  streetAddition: MAX_LINE,
  zip: 12,
  city: MAX_LINE,
} as const;

/** At most as many characters as the field may have. */
export const maxLengthOf = (field: keyof typeof maxLengths): Rule => maxLength(maxLengths[field]);

/** The maximum length of a field, by its path, such as `address.zip`; undefined where it has none of its own. */
export function knownMaxLength(path: string): number | undefined {
  const limits: Partial<Record<string, number>> = maxLengths;
  return limits[path.slice(path.lastIndexOf('.') + 1)];
}
