import type { Address } from '@shop/contracts';
import { check, maxLengthOf, nameLike, namesLength, required } from '@shop/validation';

/** Error keys of an address's fields; whether it exists is for the services to say. */
export function validateAddress(address: Partial<Address>) {
  const { firstName, lastName } = address;
  return {
    gender: check(address.gender, required),
    company: check(address.company, maxLengthOf('company')),
    firstName: check(firstName, required, nameLike, namesLength(lastName ?? '')),
    lastName: check(lastName, required, nameLike, namesLength(firstName ?? '')),
    phone: check(address.phone, maxLengthOf('phone')),
    streetName: check(address.streetName, required, maxLengthOf('streetName')),
    streetNumber: check(address.streetNumber, maxLengthOf('streetNumber')),
    streetAddition: check(address.streetAddition, maxLengthOf('streetAddition')),
    zip: check(address.zip, required, maxLengthOf('zip')),
    city: check(address.city, required, maxLengthOf('city')),
  };
}
