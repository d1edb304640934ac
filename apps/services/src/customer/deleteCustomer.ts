import type { customer as contract, ResultsOf, ValidationCode } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import {
  customer,
  personalizationImage,
  question,
  review,
  reviewComment,
  stockNotification,
} from '../db/schema/index.ts';
import { type Account, findAccountById } from '../identity/accountRepository.ts';
import { checkCredentials } from '../identity/checkCredentials.ts';
import { orderMail } from '../identity/orderMail.ts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { noSession } from './customerErrors.ts';
import { customerIdOf } from './customerIdOf.ts';

/**
 * Deletes the visitor's record with all that hangs on it: sessions, addresses, cart, votes. What was written in public
 * stays, without a name. An account needs its password, and hears of it by mail.
 */
export async function deleteCustomer(
  call: Call,
  password: string | undefined,
): Promise<ResultsOf<typeof contract, 'DeleteCustomer'>> {
  const account = await findAccountById(call.db, customerIdOf(call));
  if (!account) return { error: noSession };
  const code = await passwordCode(call, account, password);
  if (code) return { error: { validationError: { fields: { password: [code] } } } };
  await call.db.transaction(async (tx) => {
    await anonymise(tx, account);
    await tx.delete(customer).where(eq(customer.id, account.id));
    if (account.customerType !== 'guest') await orderMail(call, tx, { kind: 'deleted', to: account.email });
  });
  await call.visitor.signOut();
  const { site, ip, log } = call;
  logSecurityEvent(log, { event: 'account-deleted', site, ip, account: account.id });
  return { error: null };
}

async function passwordCode(
  call: Call,
  { passwordHash, email }: Account,
  password: string | undefined,
): Promise<ValidationCode | null> {
  if (passwordHash === null) return null;
  if (!password) return 'required';
  return (await checkCredentials(call, email, password)).error ? 'invalid' : null;
}

async function anonymise(tx: Transaction, { id, site, email }: Account): Promise<void> {
  await tx.update(review).set({ authorAlias: '', authorEmail: '' }).where(eq(review.customerId, id));
  await tx.update(reviewComment).set({ authorAlias: '' }).where(eq(reviewComment.customerId, id));
  await tx.update(question).set({ authorAlias: '' }).where(eq(question.customerId, id));
  await tx.delete(personalizationImage).where(eq(personalizationImage.customerId, id));
  await tx
    .delete(stockNotification)
    .where(and(eq(stockNotification.site, site), sql`lower(${stockNotification.email}) = lower(${email})`));
}
