import type { Address, ArgsOf, CustomerError, customer as contract, ResultsOf, ValidationCode } from '@shop/contracts';
import { check, nameLike, namesLength, required } from '@shop/validation';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
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
import { renameBillingAddress, saveBillingAddress } from './addressRepository.ts';
import { birthdayCode, toDate } from './birthdayCode.ts';
import { codesOf, emailExists, fieldErrors, noSession } from './customerErrors.ts';
import { cleanText } from './cleanText.ts';
import { customerIdOf } from './customerIdOf.ts';
import { passwordError } from './passwordError.ts';

type Update = ArgsOf<typeof contract, 'Update'>[0];
type Result = ResultsOf<typeof contract, 'Update'>;

/** Changes of the address of one account in an hour: each sends two mails. */
const EMAIL_CHANGES_AN_HOUR = 5;

/**
 * Changes what is given of the visitor's record. A new e-mail address needs the password and has to be confirmed, and the
 * old one hears of it; links sent before end.
 */
export async function updateCustomer(call: Call, given: Update, context?: AddressContext): Promise<Result> {
  const { db, site, log, ip } = call;
  const account = await findAccountById(db, customerIdOf(call));
  if (!account) return { id: '', error: noSession };
  const email = given.email?.trim() ?? account.email;
  const address = given.address && cleanAddress(given.address);
  const isNewEmail = !isSameEmail(email, account.email);
  const error =
    fieldErrors({
      ...codesOf({
        email: emailCode(email),
        birthday: birthdayCode(given.birthday, call.config),
        ...nameCodes(given, nameOf(given, account, address)),
      }),
      ...(address && addressCodes(address)),
    }) ??
    (address ? await judgeAddress(call, address, context) : null) ??
    (isNewEmail ? await emailError(call, account, email, given.password) : null);
  if (error) return { id: '', error };
  try {
    const late = await db.transaction(async (tx) => {
      const current = await lockAccount(tx, account);
      const name = nameOf(given, current, address);
      const wrong = fieldErrors(codesOf(nameCodes(given, name)));
      if (wrong) return wrong;
      // The same change may have been made meanwhile.
      const isChanged = isNewEmail && !isSameEmail(email, current.email);
      await tx
        .update(customer)
        .set({
          // One that was not new when it was given is not to replace what has become the address since.
          email: isNewEmail || isSameEmail(email, current.email) ? email : current.email,
          ...(given.birthday !== undefined && { birthday: toDate(given.birthday) }),
          ...name,
          ...(isChanged && { confirmedAt: null }),
        })
        .where(eq(customer.id, account.id));
      if (address)
        await saveBillingAddress(tx, account.id, { ...address, firstName: name.firstName, lastName: name.lastName });
      else if (isRenamed(given)) await renameBillingAddress(tx, account.id, name);
      if (!isChanged || account.customerType === 'guest') return null;
      await deleteTokens(tx, account.id);
      await orderMail(call, tx, { kind: 'emailChanged', to: current.email });
      await call.mails.assign(tx, current);
      await orderMail(call, tx, { kind: 'confirmation', to: email });
      return null;
    });
    if (late) return { id: '', error: late };
  } catch (failure) {
    if (isUniqueViolation(failure)) return { id: '', error: emailExists };
    throw failure;
  }
  if (isNewEmail) logSecurityEvent(log, { event: 'email-changed', site, ip, account: account.id });
  return { id: account.id, error: null };
}

/** The account as it is by now: another call may have changed it since it was read. Locked until the transaction ends. */
async function lockAccount(tx: Transaction, account: Account): Promise<Account> {
  const [current] = await tx.select().from(customer).where(eq(customer.id, account.id)).for('no key update');
  return current ?? account;
}

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The name and gender that the account has afterwards. */
function nameOf(
  given: Update,
  account: Account,
  address: Pick<Address, 'gender' | 'firstName' | 'lastName'> | undefined,
) {
  const { gender, firstName, lastName } = given;
  return {
    gender: gender ?? address?.gender ?? (account.gender as Address['gender']),
    firstName: firstName === undefined ? (address?.firstName ?? account.firstName) : cleanText(firstName),
    lastName: lastName === undefined ? (address?.lastName ?? account.lastName) : cleanText(lastName),
  };
}

const isRenamed = ({ firstName, lastName }: Update) => firstName !== undefined || lastName !== undefined;

/** Codes of a name that is given by itself. */
function nameCodes(
  given: Update,
  { firstName, lastName }: ReturnType<typeof nameOf>,
): Record<string, ValidationCode | null> {
  if (!isRenamed(given)) return {};
  return {
    firstName: check(firstName, required, namesLength(lastName), nameLike) ?? null,
    lastName: check(lastName, required, namesLength(firstName), nameLike) ?? null,
  };
}

async function emailError(
  call: Call,
  account: Account,
  email: string,
  password: string | undefined,
): Promise<CustomerError | null> {
  const { db, site, config } = call;
  if (account.customerType === 'guest') return null;
  // The directory says what an employee's address is.
  if (account.kind !== 'password') return { addressError: { kind: 'mailNotEditable', suggestions: [] } };
  const limit = { limit: Math.ceil(EMAIL_CHANGES_AN_HOUR * config.LIMIT_FACTOR), windowSeconds: 3_600 };
  const wait = await hitRateLimit(db, `email:${account.id}`, limit);
  if (wait !== null) throw new HttpRefusal(429, 'too many calls', wait);
  const error = await passwordError(call, account, password);
  if (error) return error;
  const others = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(isAccount(site, email), ne(customer.id, account.id)));
  return others.length > 0 ? emailExists : null;
}
