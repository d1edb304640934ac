import type { Role } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../src/db/database.ts';
import { customer } from '../src/db/schema/identity.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { demoSites } from './demoBrands.ts';

/** For the demo world only; documented in README.md. */
const DEMO_PASSWORD = 'Geschenk-2026';

const people: readonly { email: string; roles: Role[]; gender: string; firstName: string; lastName: string }[] = [
  { email: 'kunde@example.com', roles: [], gender: 'female', firstName: 'Lea', lastName: 'Brunner' },
  { email: 'moderator@example.com', roles: ['moderator'], gender: 'male', firstName: 'Marco', lastName: 'Keller' },
];

/** Creates the demo accounts of every site if they are missing. */
export async function seedAccounts(db: DatabaseOrTransaction): Promise<void> {
  const known = await db
    .select({ site: customer.site, email: customer.email })
    .from(customer)
    .where(sql`${customer.email} like '%@example.com'`);
  const missing = demoSites
    .flatMap((site) => people.map((person) => ({ site, ...person })))
    .filter(({ site, email }) => !known.some((row) => row.site === site && row.email === email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db
    .insert(customer)
    .values(missing.map((person) => ({ ...person, passwordHash, confirmedAt: sql`now()` })))
    .onConflictDoNothing();
}
