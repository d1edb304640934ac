import { type ArgsOf, type CustomerError, type customer as contract, type ResultsOf } from '@shop/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { customer } from '../db/schema/identity.ts';
import { type Account, findAccountById, isAccount } from '../identity/accountRepository.ts';
import { deleteTokens } from '../identity/accountTokens.ts';
import { emailCode } from '../identity/emailCode.ts';
import { orderMail } from '../identity/orderMail.ts';
import { hitRateLimit } from '../limits/hitRateLimit.ts';
import type { Call } from '../module.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { type AddressContext, judgeAddress } from './addressCheck/judgeAddress.ts';
import { addressCodes, cleanAddress } from './addressFields.ts';
import { saveBillingAddress } from './addressRepository.ts';
import { birthdayCode, toDate } from './birthdayCode.ts';
import { codesOf, emailExists, fieldErrors, noSession } from './customerErrors.ts';
import { customerIdOf } from './customerIdOf.ts';

type Update = ArgsOf<typeof contract, 'Update'>[0];
type Result = ResultsOf<typeof contract, 'Update'>;

/** Changes of the address of one account in an hour: each sends two mails. */
const EMAIL_CHANGES_AN_HOUR = 5;

/**
 * Changes what is given of the visitor's record. A new e-mail address has to be confirmed, and the old one hears of it;
 * links sent before end.
 */
export async function updateCustomer(call: Call, given: Update, context?: AddressContext): Promise<Result> {
  const { db, site, log, ip } = call;
  const account = await findAccountById(db, customerIdOf(call));
  if (!account) return { id: '', error: noSession };
  const email = given.email?.trim() ?? account.email;
  const address = given.address && cleanAddress(given.address);
  const isNewEmail = email.toLowerCase() !== account.email.toLowerCase();
  const error =
    fieldErrors({
      ...codesOf({ email: emailCode(email), birthday: birthdayCode(given.birthday) }),
      ...(address && addressCodes(address)),
    }) ??
    (address ? await judgeAddress(call, address, context) : null) ??
    (isNewEmail ? await emailError(call, account, email) : null);
  if (error) return { id: '', error };
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(customer)
        .set({
          email,
          gender: given.gender ?? address?.gender ?? account.gender,
          ...(given.birthday !== undefined && { birthday: toDate(given.birthday) }),
          ...(address && { firstName: address.firstName, lastName: address.lastName }),
          ...(isNewEmail && { confirmedAt: null }),
        })
        .where(eq(customer.id, account.id));
      if (address) await saveBillingAddress(tx, account.id, address);
      if (!isNewEmail || account.customerType === 'guest') return;
      await deleteTokens(tx, account.id);
      await orderMail(call, tx, { kind: 'emailChanged', to: account.email });
      await orderMail(call, tx, { kind: 'confirmation', to: email });
    });
  } catch (failure) {
    if (isUniqueViolation(failure)) return { id: '', error: emailExists };
    throw failure;
  }
  if (isNewEmail) logSecurityEvent(log, { event: 'email-changed', site, ip, account: account.id });
  return { id: account.id, error: null };
}

async function emailError({ db, site, config }: Call, account: Account, email: string): Promise<CustomerError | null> {
  if (account.customerType === 'guest') return null;
  // The directory says what an employee's address is.
  if (account.kind !== 'password') return { addressError: { kind: 'mailNotEditable', suggestions: [] } };
  const limit = { limit: Math.ceil(EMAIL_CHANGES_AN_HOUR * config.LIMIT_FACTOR), windowSeconds: 3_600 };
  const wait = await hitRateLimit(db, `email:${account.id}`, limit);
  if (wait !== null) throw new HttpRefusal(429, 'too many calls', wait);
  const others = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(isAccount(site, email), ne(customer.id, account.id)));
  return others.length > 0 ? emailExists : null;
}
