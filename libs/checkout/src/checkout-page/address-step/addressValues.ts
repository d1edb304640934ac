import { validateAddress } from '@shop/auth/address';
import { splitStreet } from '@shop/contracts/split-street';
import type { Address, Checkout, CheckoutAddresses, Customer } from '@shop/contracts';
import { emptyAddress } from '@shop/contracts/empty-address';
import { check, email, required } from '@shop/validation';

/** What the form holds; fields that were not touched are missing. */
export interface AddressValues {
  email?: string;
  billingAddress?: Partial<Address>;
  /** Whether it is delivered to another address. */
  isElsewhere?: boolean;
  shippingAddress?: Partial<Address>;
}

/** What the form begins with: the checkout's addresses, else the customer's. */
export function valuesOf(checkout: Checkout, customer: Customer | null): AddressValues {
  const { billingAddress } = checkout;
  const billing = billingAddress ?? customer?.address;
  const shippingAddress = checkout.shippingAddress ?? (billingAddress ? null : usualDelivery(customer));
  return {
    ...(checkout.email && { email: checkout.email }),
    ...(billing && { billingAddress: billing }),
    isElsewhere: shippingAddress !== null,
    ...(shippingAddress && { shippingAddress }),
  };
}

/** Where a customer has things delivered to; null for the billing address. */
function usualDelivery(customer: Customer | null): Address | null {
  const { shippingAddresses = [], defaultShippingAddressId } = customer ?? {};
  return shippingAddresses.find(({ id }) => id === defaultShippingAddressId) ?? null;
}

/** Error keys; a customer's e-mail address is that of the account. */
export function validateAddresses(values: AddressValues, isCustomer: boolean) {
  return {
    email: isCustomer ? undefined : check(values.email, required, email),
    billingAddress: validateAddress(values.billingAddress ?? {}),
    ...(values.isElsewhere && { shippingAddress: validateAddress(values.shippingAddress ?? {}) }),
  };
}

/** The addresses of valid values, with every field. */
export function addressesOf(values: AddressValues): CheckoutAddresses {
  const { email: address = '', billingAddress, isElsewhere, shippingAddress } = values;
  return {
    email: address,
    billingAddress: filled(billingAddress),
    shippingAddress: isElsewhere ? filled(shippingAddress) : null,
  };
}

const filled = (address?: Partial<Address>): Address => splitStreet({ ...emptyAddress, ...address });
