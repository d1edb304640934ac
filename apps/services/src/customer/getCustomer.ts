import { type Address, type Customer, type customer as contract, emptyAddress, type ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { type Account, findAccountById } from '../identity/accountRepository.ts';
import { findAddresses } from './addressRepository.ts';
import { noSession } from './customerErrors.ts';
import { customerIdOf } from './customerIdOf.ts';

/** The visitor's own record, with all addresses. */
export async function getCustomer(call: Call): Promise<ResultsOf<typeof contract, 'Get'>> {
  const account = await findAccountById(call.db, customerIdOf(call));
  if (!account) return { customer: null, error: noSession };
  const addresses = await findAddresses(call.db, account.id);
  const billing = addresses.find(({ type }) => type === 'billing')?.address;
  const customer: Customer = {
    id: account.id,
    email: account.email,
    birthday: account.birthday === null ? null : Date.parse(account.birthday),
    gender: account.gender as Customer['gender'],
    address: billing ?? addressOf(account),
    defaultShippingAddressId: addresses.find(({ isDefault }) => isDefault)?.address.id ?? null,
    shippingAddresses: addresses.filter(({ type }) => type === 'shipping').map(({ address }) => address),
    customerType: account.customerType as Customer['customerType'],
  };
  return { customer, error: null };
}

/** Of an account that was made without one, such as an employee's. */
function addressOf({ gender, firstName, lastName }: Account): Address {
  return { ...emptyAddress, gender: gender as Address['gender'], firstName, lastName };
}
