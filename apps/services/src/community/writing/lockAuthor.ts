import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { customer } from '../../db/schema/identity.ts';
import { authorAlias } from './authorAlias.ts';

export interface Author {
  id: string;
  alias: string;
  email: string;
}

/** The author of an entry. What one customer writes is taken in one after the other, so that nothing counts twice. */
export async function lockAuthor(tx: Transaction, customerId: string): Promise<Author> {
  const [row] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('no key update');
  if (!row) throw new Error('The session belongs to a customer who is gone.');
  return { id: row.id, alias: authorAlias(row), email: row.email };
}
