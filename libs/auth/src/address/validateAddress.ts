import type { Address } from '@shop/contracts';
import { check, nameLike, namesLength, required } from '@shop/validation';

/** Error keys of an address's fields; whether it exists is for the services to say. */
export function validateAddress(address: Partial<Address>) {
  const { firstName, lastName } = address;
  return {
    gender: check(address.gender, required),
    firstName: check(firstName, required, nameLike, namesLength(lastName ?? '')),
    lastName: check(lastName, required, nameLike, namesLength(firstName ?? '')),
    streetName: check(address.streetName, required),
    zip: check(address.zip, required),
    city: check(address.city, required),
  };
}
