import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import { isAccount } from '../identity/accountRepository.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import type { StaffOptions } from './readStaffOptions.ts';

/**
 * Gives somebody a role: creates the account with the password, or adds the role to the account of this address, whose
 * password then stays. Returns which of the two.
 */
export async function saveStaff(
  db: Database,
  { site, email, role }: Pick<StaffOptions, 'site' | 'email' | 'role'>,
  password: string,
): Promise<'created' | 'extended'> {
  const created = await db
    .insert(customer)
    .values({ site, email, roles: [role], passwordHash: await hashPassword(password), confirmedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  if (created.length > 0) return 'created';
  await db
    .update(customer)
    .set({ roles: sql`array(select distinct unnest(${customer.roles} || ${role}::text))` })
    .where(isAccount(site, email));
  return 'extended';
}
