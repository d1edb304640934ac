import type { Address } from '@shop/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { customerAddress } from '../db/schema/identity.ts';

type AddressType = 'billing' | 'shipping';
type NewAddress = Omit<Address, 'id'>;

export interface StoredAddress {
  type: AddressType;
  isDefault: boolean;
  address: Address;
}

/** The addresses of a customer, in the order they were added. */
export async function findAddresses(db: DatabaseOrTransaction, customerId: string): Promise<StoredAddress[]> {
  const rows = await db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id));
  return rows.map(({ id, type, isDefault, data }) => ({
    type: type as AddressType,
    isDefault,
    address: { ...(data as unknown as NewAddress), id },
  }));
}

/** Adds an address. Returns its id. */
export async function insertAddress(
  db: DatabaseOrTransaction,
  customerId: string,
  type: AddressType,
  data: NewAddress,
): Promise<string> {
  const [row] = await db
    .insert(customerAddress)
    .values({ customerId, type, data })
    .returning({ id: customerAddress.id });
  return row!.id;
}

/** Changes an address of the customer. Returns its type; null if the customer has no such address. */
export async function updateAddress(
  db: DatabaseOrTransaction,
  customerId: string,
  id: string,
  data: NewAddress,
): Promise<AddressType | null> {
  const [row] = await db
    .update(customerAddress)
    .set({ data })
    .where(isOwn(customerId, id))
    .returning({ type: customerAddress.type });
  return (row?.type ?? null) as AddressType | null;
}

/** Replaces the customer's billing address, or adds one. Returns its id. */
export async function saveBillingAddress(
  db: DatabaseOrTransaction,
  customerId: string,
  data: NewAddress,
): Promise<string> {
  const [row] = await db
    .update(customerAddress)
    .set({ data })
    .where(and(eq(customerAddress.customerId, customerId), eq(customerAddress.type, 'billing')))
    .returning({ id: customerAddress.id });
  return row?.id ?? insertAddress(db, customerId, 'billing', data);
}

/** Sets the shipping address that orders are delivered to by default; null for none. */
export async function setDeliveryAddress(tx: Transaction, customerId: string, id: string | null): Promise<void> {
  const own = eq(customerAddress.customerId, customerId);
  await tx.update(customerAddress).set({ isDefault: false }).where(own);
  if (id) await tx.update(customerAddress).set({ isDefault: true }).where(isOwn(customerId, id));
}

/**
 * Makes a shipping address the billing address; what was that becomes a shipping address. Orders are delivered where they
 * were before.
 */
export async function exchangeBillingAddress(tx: Transaction, customerId: string, id: string): Promise<void> {
  const own = eq(customerAddress.customerId, customerId);
  const [chosen] = await tx
    .select({ id: customerAddress.id })
    .from(customerAddress)
    .where(and(own, customerAddress.isDefault));
  // There is one billing address at any time. Without a chosen address, orders are delivered to it.
  await tx
    .update(customerAddress)
    .set({ type: 'shipping', isDefault: !chosen })
    .where(and(own, eq(customerAddress.type, 'billing')));
  await tx.update(customerAddress).set({ type: 'billing', isDefault: false }).where(isOwn(customerId, id));
}

/** Changes the name and gender of a customer's billing address, where there is one. */
export async function renameBillingAddress(
  tx: Transaction,
  customerId: string,
  name: Pick<Address, 'firstName' | 'lastName' | 'gender'>,
): Promise<void> {
  await tx
    .update(customerAddress)
    .set({ data: sql`${customerAddress.data} || ${JSON.stringify(name)}::jsonb` })
    .where(and(eq(customerAddress.customerId, customerId), eq(customerAddress.type, 'billing')));
}

/** Deletes a shipping address of the customer. Returns whether there was one. */
export async function deleteShippingAddress(
  db: DatabaseOrTransaction,
  customerId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(customerAddress)
    .where(and(isOwn(customerId, id), eq(customerAddress.type, 'shipping')));
  return rowCount === 1;
}

/** As text, so that an id that is no UUID is just unknown. */
const isOwn = (customerId: string, id: string) =>
  and(eq(customerAddress.customerId, customerId), eq(sql`${customerAddress.id}::text`, id));
