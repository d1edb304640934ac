import { randomUUID } from 'node:crypto';
import { customer as contract, identity } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { customer, customerAddress, session } from '../src/db/schema/identity.ts';
import { anAddress } from './support/anAddress.ts';
import { PASSWORD } from './support/createAccount.ts';
import { type KillableServices, startKillable } from './support/startKillable.ts';

let services: KillableServices;
beforeAll(async () => {
  services = await startKillable();
});
afterAll(() => services.stop());

const newEmail = async () => `${randomUUID()}@example.com`;

async function register(email: string): Promise<unknown> {
  const args = [{ email, password: PASSWORD, address: anAddress() }, null];
  return (await services.call(contract, 'CreateProspect', args)).body;
}

/** What is stored of a registration: account, addresses, sessions, mails to send or sent. */
async function stored(email: string): Promise<number[]> {
  const { db } = services;
  const isOf = eq(customer.email, email);
  return [
    await db.$count(customer, isOf),
    await db.$count(customerAddress, sql`customer_id in (select id from customer where ${isOf})`),
    await db.$count(session, sql`customer_id in (select id from customer where ${isOf})`),
    await db.$count(sql`pgboss.job`, sql`name = 'mail' and data->>'to' = ${email}`),
  ];
}

test('a registration that is killed after any of its statements leaves all or nothing, and its mail goes out once', async () => {
  const killed = await services.killAtEveryStatement(newEmail, register);
  expect(killed.map(({ isCommitted }) => isCommitted)).toEqual(expect.arrayContaining([false, true]));
  for (const { of: email, after, isCommitted } of killed) {
    const left = { after, stored: isCommitted ? [1, 1, 1, 1] : [0, 0, 0, 0] };
    expect({ after, stored: await stored(email) }).toEqual(left);
  }
  for (const { of: email, isCommitted } of killed) {
    if (isCommitted) expect((await services.call(identity, 'Login', [email, PASSWORD])).body).toEqual([null]);
    else expect(await register(email)).toEqual([expect.any(String), null]);
    expect(await stored(email)).toEqual([1, 1, isCommitted ? 2 : 1, 1]);
  }
  const sent = (await services.sentMails()).map(({ to }) => to);
  for (const { of: email } of killed) expect(sent.filter((to) => to === email)).toHaveLength(1);
});
