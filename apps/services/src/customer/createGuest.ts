import type { customer as contract, ArgsOf, ResultsOf } from '@shop/contracts';
import { emailCode } from '../identity/emailCode.ts';
import type { Call } from '../module.ts';
import { type AddressContext, judgeAddress } from './addressCheck/judgeAddress.ts';
import { addressCodes, cleanAddress } from './addressFields.ts';
import { alreadyCustomer, codesOf, fieldErrors } from './customerErrors.ts';
import { insertGuest } from './guestRepository.ts';

type Guest = ArgsOf<typeof contract, 'CreateGuest'>[0];

/** Makes the visitor a guest: a customer without an account, who is known as long as the session lasts. */
export async function createGuest(
  call: Call,
  given: Guest,
  context?: AddressContext,
): Promise<ResultsOf<typeof contract, 'CreateGuest'>> {
  const { site, locale, visitor } = call;
  if (visitor.customerId !== null || visitor.guestId !== null) return { id: '', error: alreadyCustomer };
  const email = given.email.trim();
  const address = cleanAddress(given.address);
  const error =
    fieldErrors({ ...codesOf({ email: emailCode(email) }), ...addressCodes(address) }) ??
    (await judgeAddress(call, address, context));
  if (error) return { id: '', error };
  const id = await visitor.becomeGuest((tx) => insertGuest(tx, { site, locale, email }, address));
  return { id, error: null };
}
