import type { Address } from './entities/address.ts';

/** An address with nothing filled in. */
export const emptyAddress: Address = {
  id: '',
  company: '',
  gender: 'divers',
  firstName: '',
  lastName: '',
  phone: '',
  streetName: '',
  streetNumber: '',
  streetAddition: '',
  zip: '',
  city: '',
};
