import type { Address } from '@shop/contracts';
import { emptyAddress } from '@shop/contracts/empty-address';
import { splitStreet } from '@shop/contracts/split-street';
import { validateAddress } from '../address/validateAddress';
import { check, email, passwordLength, required } from '@shop/validation';

/** What the form holds; fields that were not touched are missing. */
export interface RegistrationValues {
  email?: string;
  password?: string;
  address?: Partial<Address>;
}

export interface Registration {
  email: string;
  password: string;
  address: Address;
}

/** Error keys of a registration. */
export function validateRegistration(values: RegistrationValues) {
  return {
    email: check(values.email, required, email),
    password: check(values.password, required, passwordLength),
    address: validateAddress(values.address ?? {}),
  };
}

/** The registration of valid values, with every field. */
export function registrationOf({ email: address = '', password = '', ...values }: RegistrationValues): Registration {
  const filled = { ...emptyAddress, ...values.address };
  return { email: address, password, address: splitStreet(filled) };
}
