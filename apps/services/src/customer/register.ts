import type { Address, CustomerError, Gender } from '@shop/contracts';
import type { Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import { findAccount } from '../identity/accountRepository.ts';
import { emailCode } from '../identity/emailCode.ts';
import { orderMail } from '../identity/orderMail.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { judgePassword } from '../identity/passwordPolicy.ts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { type AddressContext, judgeAddress } from './addressCheck/judgeAddress.ts';
import { addressCodes, cleanAddress } from './addressFields.ts';
import { insertAddress } from './addressRepository.ts';
import { birthdayCode, toDate } from './birthdayCode.ts';
import { alreadyCustomer, codesOf, emailExists, fieldErrors, registrationClosed } from './customerErrors.ts';
import { isRegistrationClosed } from './isRegistrationClosed.ts';

export interface Registration {
  email: string;
  password: string;
  birthday?: number | null | undefined;
  gender?: Gender | undefined;
  address: Address;
}

interface Result {
  id: string;
  error: CustomerError | null;
}

/** Ends the transaction of a registration whose address somebody else has taken meanwhile. */
class EmailTaken extends Error {}

/**
 * Makes an account with its first address and signs the visitor in, whose cart and orders go along; all or nothing. The
 * mail to confirm the address goes out with it.
 */
export async function register(call: Call, given: Registration, context?: AddressContext): Promise<Result> {
  const { db, site, config, visitor } = call;
  if (visitor.customerId !== null) return refused(alreadyCustomer);
  if (await isRegistrationClosed(db, site)) return refused(registrationClosed);
  const email = given.email.trim();
  const address = cleanAddress(given.address);
  const invalid = fieldErrors({
    ...codesOf({
      email: emailCode(email),
      password: await judgePassword(given.password, config),
      birthday: birthdayCode(given.birthday, call.config),
    }),
    ...addressCodes(address),
  });
  if (invalid) return refused(invalid);
  const addressError = await judgeAddress(call, address, context);
  // An address that is refused would tell whether there is an account, and leave no trace of who asked.
  if (config.CONCEAL_ACCOUNTS && addressError) return refused(addressError);
  if (await findAccount(db, site, email)) return refused(emailExists);
  if (addressError) return refused(addressError);
  const passwordHash = await hashPassword(given.password);
  const row = { email, passwordHash, birthday: toDate(given.birthday), gender: given.gender ?? address.gender };
  try {
    const id = await visitor.signInAs((tx) => insertAccount(tx, call, row, address));
    logSecurityEvent(call.log, { event: 'account-created', site, ip: call.ip, account: id });
    return { id, error: null };
  } catch (error) {
    if (error instanceof EmailTaken) return refused(emailExists);
    throw error;
  }
}

type NewAccount = Pick<typeof customer.$inferInsert, 'email' | 'passwordHash' | 'birthday' | 'gender'>;

async function insertAccount(
  tx: Transaction,
  call: Call,
  account: NewAccount,
  address: Omit<Address, 'id'>,
): Promise<string> {
  const { site, locale } = call;
  const { firstName, lastName } = address;
  // Waits for another registration of this address to end.
  const [row] = await tx
    .insert(customer)
    .values({ ...account, site, locale, firstName, lastName })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  if (!row) throw new EmailTaken();
  await insertAddress(tx, row.id, 'billing', address);
  await orderMail(call, tx, { kind: 'welcome', to: account.email });
  return row.id;
}

const refused = (error: CustomerError): Result => ({ id: '', error });
