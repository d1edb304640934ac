import type { Locale } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import { deleteSessionsOf } from '../session/sessionRepository.ts';
import type { DirectoryIdentity, Employee } from './readEmployee.ts';

/**
 * Finds or makes the account of an employee in a site, and sets all that the directory says. It is found by the
 * directory's id and never by an e-mail address, which may be a customer's as well. Returns its id.
 */
export async function saveEmployee(
  tx: Transaction,
  { site, locale }: { site: string; locale: Locale },
  { issuer, subject, ...said }: Employee & { email: string },
): Promise<string> {
  const [row] = await tx
    .insert(customer)
    .values({ site, kind: 'employeeAD', issuer, subject, locale, confirmedAt: sql`now()`, ...said })
    .onConflictDoUpdate({
      target: [customer.site, customer.issuer, customer.subject],
      targetWhere: sql`kind = 'employeeAD'`,
      set: said,
    })
    .returning({ id: customer.id });
  return row!.id;
}

/**
 * Takes all roles from an employee who has none in the directory any more, and ends the sessions. Returns the id of the
 * account; null if there is none.
 */
export function dismissEmployee(
  db: Database,
  site: string,
  { issuer, subject }: DirectoryIdentity,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(customer)
      .set({ roles: [] })
      .where(
        and(
          eq(customer.kind, 'employeeAD'),
          eq(customer.site, site),
          eq(customer.issuer, issuer),
          eq(customer.subject, subject),
        ),
      )
      .returning({ id: customer.id });
    if (row) await deleteSessionsOf(tx, row.id);
    return row?.id ?? null;
  });
}
