import { randomUUID } from 'node:crypto';
import { identity, type Role } from '@shop/contracts';
import { customer } from '../../src/db/schema/identity.ts';
import { hashPassword } from '../../src/identity/passwordHash.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

const PASSWORD = 'right password';

/** Makes a customer with these roles, signs them in and gives their cookie. */
export async function signInAs(services: TestServices, roles: readonly Role[] = []): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  await services.db.insert(customer).values({ site: mainSite, email, passwordHash, roles: [...roles] });
  const { cookie } = await services.call(identity, 'Login', [email, PASSWORD]);
  if (!cookie) throw new Error(`${email} could not sign in.`);
  return cookie;
}
