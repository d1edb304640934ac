import type { Address } from '@shop/contracts';

/** An address that exists. */
export function anAddress(more: Partial<Address> = {}): Address {
  return {
    id: '',
    company: '',
    gender: 'female',
    firstName: 'Lea',
    lastName: 'Brunner',
    phone: '+41 44 000 00 00',
    streetName: 'Bahnhofstrasse',
    streetNumber: '1',
    streetAddition: '',
    zip: '8001',
    city: 'Zürich',
    ...more,
  };
}
