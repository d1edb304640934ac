import type { Address, ValidationCode, ValidationError } from '@shop/contracts';
import { check, maxLengthOf, nameLike, namesLength, required, type Rule } from '@shop/validation';
import { cleanText } from './cleanText.ts';

type Field = Exclude<keyof Address, 'id' | 'gender'>;

/** Digits of the shortest telephone number. */
const MIN_PHONE_DIGITS = 6;

/** No control characters, no marks that turn the direction of text, no unassigned ones, no markup. */
const plain: Rule = (value) => (/[\p{C}<>]/u.test(value) ? 'invalid' : undefined);
const zipLike: Rule = (value) => (/^[\p{L}\d -]*$/u.test(value) ? undefined : 'invalid');
const phoneLike: Rule = (value) => {
  if (!value) return undefined;
  return /^\+?[\d\s()/.-]+$/.test(value) && value.replace(/\D/g, '').length >= MIN_PHONE_DIGITS ? undefined : 'invalid';
};

/** The address as it is stored: texts cleaned, without its id. */
export function cleanAddress({ gender, ...texts }: Address): Omit<Address, 'id'> {
  const { id: _id, ...cleaned } = Object.fromEntries(
    Object.entries(texts).map(([field, value]) => [field, cleanText(value)]),
  ) as Omit<Address, 'gender'>;
  return { ...cleaned, gender };
}

/** The codes of an address's fields, as `address.zip`; none if it is well-formed. Whether it exists is not asked. */
export function addressCodes(address: Omit<Address, 'id'>): ValidationError['fields'] {
  const { firstName, lastName } = address;
  const rules: Record<Field, Rule[]> = {
    company: [maxLengthOf('company'), plain],
    firstName: [required, namesLength(lastName), nameLike],
    lastName: [required, namesLength(firstName), nameLike],
    phone: [maxLengthOf('phone'), phoneLike],
    streetName: [required, maxLengthOf('streetName'), plain],
    streetNumber: [maxLengthOf('streetNumber'), plain],
    streetAddition: [maxLengthOf('streetAddition'), plain],
    zip: [required, maxLengthOf('zip'), zipLike],
    city: [required, maxLengthOf('city'), plain],
  };
  const fields: Record<string, ValidationCode[]> = {};
  for (const [field, applied] of Object.entries(rules) as [Field, Rule[]][]) {
    const code = check(address[field], ...applied);
    if (code) fields[`address.${field}`] = [code];
  }
  return fields;
}
