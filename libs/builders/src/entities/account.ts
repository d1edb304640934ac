import { addressSchema, customerSchema, passwordScoreSchema } from '@shop/contracts';
import { builder } from './build';

export const anAddress = builder(addressSchema, () => ({
  id: 'address-1',
  gender: 'female' as const,
  firstName: 'Anna',
  lastName: 'Muster',
  streetName: 'Seestrasse',
  streetNumber: '12',
  zip: '8002',
  city: 'Zürich',
}));

/** A very good password. */
export const aPasswordScore = builder(passwordScoreSchema, () => ({
  isValid: true,
  minLength: 5,
  score: 4,
  hasMinLength: true,
  hasMixedCase: true,
  hasDigit: true,
  hasSpecial: true,
}));

export const aCustomer = builder(customerSchema, () => ({
  id: 'customer-1',
  email: 'anna@example.ch',
  birthday: null,
  gender: 'female' as const,
  address: anAddress(),
  shippingAddresses: [],
  defaultShippingAddressId: null,
  customerType: 'registered' as const,
}));
