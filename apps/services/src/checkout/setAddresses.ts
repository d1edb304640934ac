import type { Address, ArgsOf, checkout, CheckoutAddressField, CheckoutError, ValidationError } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { findCart } from '../cart/cartRepository.ts';
import { ownerOf } from '../cart/showCart.ts';
import { judgeAddress } from '../customer/addressCheck/judgeAddress.ts';
import { addressCodes, cleanAddress } from '../customer/addressFields.ts';
import { codesOf } from '../customer/customerErrors.ts';
import { insertGuest } from '../customer/guestRepository.ts';
import { customer } from '../db/schema/identity.ts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import { emailCode } from '../identity/emailCode.ts';
import type { Call } from '../module.ts';
import { changeCheckout } from './changeCheckout.ts';
import { type CheckoutReply, showCheckout } from './showCheckout.ts';

type Addresses = ArgsOf<typeof checkout, 'SetAddresses'>[0];
type AddressContext = ArgsOf<typeof checkout, 'SetAddresses'>[1];

/**
 * Takes the addresses of an order and, of a visitor without an account, the e-mail address. Such a visitor becomes a
 * guest. Wrong fields are named as `billingAddress.zip`.
 */
export async function setAddresses(call: Call, given: Addresses, context?: AddressContext): Promise<CheckoutReply> {
  const billing = cleanAddress(given.billingAddress);
  const shipping = given.shippingAddress ? cleanAddress(given.shippingAddress) : null;
  const email = given.email.trim();
  const error = await judge(call, { email, billing, shipping }, context);
  if (error) return { ...(await showCheckout(call)), error };
  if (!(await findCart(call.db, ownerOf(call)))) return { checkout: null, error: { checkoutError: 'empty' } };
  await rememberGuest(call, email, billing);
  return changeCheckout(call, () => ({ billing, shipping }));
}

interface Cleaned {
  email: string;
  billing: StoredAddress;
  shipping: StoredAddress | null;
}

async function judge(call: Call, { email, billing, shipping }: Cleaned, context: AddressContext) {
  const fields = {
    // A customer's is that of the account.
    ...codesOf({ email: call.visitor.customerId === null ? emailCode(email) : null }),
    ...fieldsOf('billingAddress', addressCodes(billing)),
    ...(shipping && fieldsOf('shippingAddress', addressCodes(shipping))),
  };
  if (Object.keys(fields).length > 0) return { validationError: { fields } };
  return (
    (await judgeOne(call, 'billingAddress', billing, context)) ??
    (shipping && (await judgeOne(call, 'shippingAddress', shipping, context)))
  );
}

async function judgeOne(
  call: Call,
  field: CheckoutAddressField,
  address: Omit<Address, 'id'>,
  context: AddressContext,
): Promise<CheckoutError | null> {
  if (context?.accepted.includes(field)) return null;
  const error = await judgeAddress(call, address, context);
  if (!error?.addressError) return null;
  const { addressError, validationError } = error;
  // Says which of the two addresses it is about.
  const fields = validationError ? fieldsOf(field, validationError.fields) : { [field]: ['invalid' as const] };
  return { addressError, validationError: { fields } };
}

function fieldsOf(field: CheckoutAddressField, fields: ValidationError['fields']): ValidationError['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([path, codes]) => [path.replace(/^address/, field), codes]));
}

async function rememberGuest({ db, site, locale, visitor }: Call, email: string, address: StoredAddress) {
  if (visitor.customerId !== null) return;
  let created: string | null = null;
  const guestId =
    visitor.guestId ??
    (await visitor.becomeGuest(async (tx) => (created = await insertGuest(tx, { site, locale, email }, address))));
  // Another call may have made the guest meanwhile, with what was sent there.
  if (guestId === created) return;
  const { firstName, lastName, gender } = address;
  await db
    .update(customer)
    .set({ email, firstName, lastName, gender })
    .where(and(eq(customer.id, guestId), eq(customer.customerType, 'guest')));
}
