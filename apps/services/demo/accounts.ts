import type { Role } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../src/db/database.ts';
import { customer, demoFile } from '../src/db/schema/index.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { demoSites } from './demoBrands.ts';
import { accountMark } from './import/loadedFiles.ts';

/** For the demo world only; documented in README.md. */
const DEMO_PASSWORD = 'Geschenk-2026';

/** The demo customer, who has a history. */
export const DEMO_CUSTOMER = 'kunde@example.com';
/** Decides about what customers write. */
export const DEMO_MODERATOR = 'moderator@example.com';

const people: readonly { email: string; roles: Role[]; gender: string; firstName: string; lastName: string }[] = [
  { email: DEMO_CUSTOMER, roles: [], gender: 'female', firstName: 'Lea', lastName: 'Brunner' },
  { email: DEMO_MODERATOR, roles: ['moderator'], gender: 'male', firstName: 'Marco', lastName: 'Keller' },
  { email: 'support@example.com', roles: ['support'], gender: 'female', firstName: 'Sofia', lastName: 'Rossi' },
];

/** Creates each demo account of every site once: one that was removed stays away. */
export async function seedAccounts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const accounts = demoSites.flatMap((site) => people.map((person) => ({ site, ...person })));
    const marked = await tx
      .insert(demoFile)
      .values(accounts.map((account) => ({ path: accountMark(account), hash: '' })))
      .onConflictDoNothing()
      .returning({ path: demoFile.path });
    const added = accounts.filter((account) => marked.some(({ path }) => path === accountMark(account)));
    if (added.length === 0) return;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await tx
      .insert(customer)
      .values(added.map((person) => ({ ...person, passwordHash, confirmedAt: sql`now()` })))
      .onConflictDoNothing();
  });
}

/** The id of a site's account; null once it is gone. */
export async function findAccount(tx: Transaction, site: string, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.site, site), sql`lower(${customer.email}) = ${email}`));
  return row?.id ?? null;
}
