import type { Address, customer as contract, ResultsOf } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import type { Call } from '../module.ts';
import { type AddressContext, judgeAddress } from './addressCheck/judgeAddress.ts';
import { addressCodes, cleanAddress } from './addressFields.ts';
import {
  deleteShippingAddress,
  exchangeBillingAddress,
  findAddresses,
  insertAddress,
  setDeliveryAddress,
  updateAddress,
} from './addressRepository.ts';
import { addressUnknown, fieldErrors } from './customerErrors.ts';
import { customerIdOf } from './customerIdOf.ts';

/** Addresses of one customer; more are refused. */
const MAX_ADDRESSES = 50;

/** Adds a shipping address to the visitor's own. */
export async function addAddress(
  call: Call,
  given: Address,
  context?: AddressContext,
): Promise<ResultsOf<typeof contract, 'AddAddress'>> {
  const address = cleanAddress(given);
  const error = fieldErrors(addressCodes(address)) ?? (await judgeAddress(call, address, context));
  if (error) return { addressId: '', error };
  return call.db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, call);
    if ((await findAddresses(tx, customerId)).length >= MAX_ADDRESSES) {
      return { addressId: '', error: { validationError: { fields: { address: ['max' as const] } } } };
    }
    return { addressId: await insertAddress(tx, customerId, 'shipping', address), error: null };
  });
}

/** Changes one of the visitor's addresses; with the billing address the account's name and gender change. */
export async function changeAddress(
  call: Call,
  id: string,
  given: Address,
  context?: AddressContext,
): Promise<ResultsOf<typeof contract, 'UpdateAddress'>> {
  const address = cleanAddress(given);
  const error = fieldErrors(addressCodes(address)) ?? (await judgeAddress(call, address, context));
  if (error) return { addressId: '', error };
  return call.db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, call);
    const type = await updateAddress(tx, customerId, id, address);
    if (type === null) return { addressId: '', error: addressUnknown };
    if (type === 'billing') await copyNameToAccount(tx, customerId, address);
    return { addressId: id, error: null };
  });
}

/** Deletes one of the visitor's shipping addresses. */
export async function deleteAddress(call: Call, id: string): Promise<ResultsOf<typeof contract, 'DeleteAddress'>> {
  return call.db.transaction(async (tx) => {
    const isDeleted = await deleteShippingAddress(tx, await lockCustomer(tx, call), id);
    return { error: isDeleted ? null : addressUnknown };
  });
}

/** Makes one of the visitor's addresses that of invoices or of deliveries. */
export async function setDefaultAddress(
  call: Call,
  id: string,
  use: 'billing' | 'shipping',
): Promise<ResultsOf<typeof contract, 'SetDefaultAddress'>> {
  return call.db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, call);
    const found = (await findAddresses(tx, customerId)).find(({ address }) => address.id === id);
    if (!found) return { error: addressUnknown };
    if (use === 'shipping') await setDeliveryAddress(tx, customerId, found.type === 'shipping' ? id : null);
    else if (found.type === 'shipping') {
      await exchangeBillingAddress(tx, customerId, id);
      await copyNameToAccount(tx, customerId, found.address);
    }
    return { error: null };
  });
}

/** The account bears the name of its billing address. */
async function copyNameToAccount(
  tx: Transaction,
  customerId: string,
  { gender, firstName, lastName }: Pick<Address, 'gender' | 'firstName' | 'lastName'>,
) {
  await tx.update(customer).set({ gender, firstName, lastName }).where(eq(customer.id, customerId));
}

/**
 * Changes of one customer's addresses are made one after the other: two at once would both add the last one, or delete what
 * the other makes the billing address. Before any address is locked, so that they cannot deadlock.
 */
async function lockCustomer(tx: Transaction, call: Call): Promise<string> {
  const id = customerIdOf(call);
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, id)).for('update');
  return id;
}
