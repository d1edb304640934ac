import { randomUUID } from 'node:crypto';
import { identity } from '@shop/contracts';
import { customer } from '../../src/db/schema/identity.ts';
import { hashPassword } from '../../src/identity/passwordHash.ts';
import { mainSite } from './sites.ts';
import type { CallOptions, TestServices } from './testServices.ts';

export const PASSWORD = 'Znüni-Brot um halb zehn';
const hash = hashPassword(PASSWORD);

/** Makes an account with `PASSWORD`; gives its address and id. */
export async function createAccount(
  { db }: TestServices,
  more: Partial<typeof customer.$inferInsert> = {},
): Promise<{ email: string; id: string }> {
  const email = `${randomUUID()}@example.com`;
  const [row] = await db
    .insert(customer)
    .values({ site: mainSite, email, passwordHash: await hash, confirmedAt: new Date(), ...more })
    .returning({ id: customer.id, email: customer.email });
  return row!;
}

/** Signs in: the error, and the cookie. */
export async function signIn(services: TestServices, email: string, password = PASSWORD, options: CallOptions = {}) {
  const { body, cookie } = await services.call(identity, 'Login', [email, password], options);
  return { error: body[0] as string | null, cookie };
}
