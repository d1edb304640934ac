import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { customer, shopOrder } from '../../db/schema/index.ts';
import type { Account } from '../../identity/accountRepository.ts';
import { erasePersonalization } from './erasePersonalization.ts';
import { personalTables } from './personalTables.ts';

/** Deletes a customer with all that hangs on the record. What was written in public stays, without a name. */
export async function forgetPerson(tx: Transaction, person: Account): Promise<void> {
  // As a sign-in does: the record before its carts and sessions. Guests are adopted in the other order.
  if (person.customerType !== 'guest') {
    await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, person.id)).for('no key update');
  }
  for (const { forget } of personalTables) await forget(tx, person);
  await erasePersonalization(tx, eq(shopOrder.customerId, person.id));
  await tx.delete(customer).where(eq(customer.id, person.id));
}
