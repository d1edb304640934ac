import { randomUUID } from 'node:crypto';
import { argumentOf, type Method, type Service, services as contracts } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { insertAddress } from '../src/customer/addressRepository.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { anAddress } from './support/anAddress.ts';
import { createAccount, PASSWORD } from './support/createAccount.ts';
import { type ExampleTexts, exampleOf } from './support/exampleOf.ts';
import { openSession } from './support/openSession.ts';
import { type Reply, startTestServices, type TestServices } from './support/testServices.ts';

const OWNERS_PASSWORD = 'Nebelhorn über dem Bodensee';
/** What nobody but the owner may read. */
const ownersTexts = { lastName: 'Zwyssig', streetName: 'Hinter der Mühle' };

interface Owner {
  id: string;
  email: string;
  /** The billing address first. */
  addressIds: string[];
}

let services: TestServices;
let passwordHash: string;
beforeAll(async () => {
  services = await startTestServices();
  passwordHash = await hashPassword(OWNERS_PASSWORD);
});
afterAll(() => services.stop());

/** Every method that is about a person, also those to come. */
const methods = (Object.values(contracts) as Service[])
  .filter(({ path }) => path.startsWith('/services/profile/'))
  .flatMap((service) => Object.entries(service.methods).map(([name, method]) => ({ service, name, method })));

async function newOwner(): Promise<Owner> {
  const { id, email } = await createAccount(services, { passwordHash, lastName: ownersTexts.lastName });
  const { id: _id, ...address } = anAddress(ownersTexts);
  const addressIds = [];
  for (const type of ['billing', 'shipping'] as const)
    addressIds.push(await insertAddress(services.db, id, type, address));
  await openSession(services, { customerId: id });
  return { id, email, addressIds };
}

/** All that is stored of an owner's account. */
async function recordOf({ id }: Owner): Promise<unknown> {
  const { rows } = await services.db.execute(sql`
    select
      (select c::text from customer c where c.id = ${id}) as customer,
      (select string_agg(a::text, ',' order by a.id) from customer_address a where a.customer_id = ${id}) as addresses,
      (select string_agg(s.id_hash::text, ',' order by s.id_hash) from session s where s.customer_id = ${id}) as sessions`);
  return rows;
}

/** What somebody may know of an account and send in their own calls. */
function attemptsAt({ id, email, addressIds }: Owner): ExampleTexts[] {
  const { id: _id, ...address } = anAddress();
  const passwords = { password: PASSWORD, oldPassword: PASSWORD, newPassword: 'Ein ganz neues Wort' };
  const texts = { ...address, ...passwords, role: 'admin' };
  const own = { ...texts, email: `${randomUUID()}@example.com` };
  return [
    ...[id, ...addressIds].map((known) => ({ id: known, texts: own })),
    { id: addressIds[1]!, texts: { ...texts, email, identifier: email } },
  ];
}

const argsFor = ({ args }: Method, given: ExampleTexts) =>
  args.map((argument) => {
    const [name, schema] = argumentOf(argument);
    return exampleOf(schema, name, given);
  });

type Caller = () => Promise<string | undefined>;

/** Somebody new for each call, since some calls end a session or an account. */
const callers: Readonly<Record<string, Caller>> = {
  'an anonymous visitor': () => Promise.resolve(undefined),
  'a guest': async () => {
    const { id } = await createAccount(services, { passwordHash: null, customerType: 'guest' });
    return openSession(services, { guestId: id });
  },
  'another customer': async () => openSession(services, { customerId: (await createAccount(services)).id }),
  'a moderator': async () => {
    const { id } = await createAccount(services, { roles: ['moderator'] });
    return openSession(services, { customerId: id });
  },
};

async function tryAll(owner: Owner, caller: Caller, judge: (name: string, reply: Reply) => Promise<void>) {
  for (const { service, name, method } of methods) {
    for (const given of attemptsAt(owner)) {
      const reply = await services.call(service, name, argsFor(method, given), { cookie: await caller() });
      await judge(`${service.path}/${name}`, reply);
    }
  }
}

test.each(Object.entries(callers))('%s neither changes nor reads the record of somebody else', async (_who, caller) => {
  const owner = await newOwner();
  const before = await recordOf(owner);
  await tryAll(owner, caller, async (name, { status, body }) => {
    expect({ name, isFault: status >= 500 }).toEqual({ name, isFault: false });
    const reply = JSON.stringify(body);
    const read = Object.values(ownersTexts).filter((text) => reply.includes(text));
    expect({ name, read, record: await recordOf(owner) }).toEqual({ name, read: [], record: before });
  });
});

test('the same calls change and read the record of their own', async () => {
  const [changed, read] = [new Set<string>(), new Set<string>()];
  for (const { service, name, method } of methods) {
    const owner = await newOwner();
    const before = await recordOf(owner);
    for (const given of attemptsAt(owner)) {
      const cookie = await openSession(services, { customerId: owner.id });
      const { body } = await services.call(service, name, argsFor(method, given), { cookie });
      if (JSON.stringify(body).includes(ownersTexts.lastName)) read.add(name);
    }
    const { customer, addresses } = (before as Record<string, unknown>[])[0]!;
    const after = ((await recordOf(owner)) as Record<string, unknown>[])[0]!;
    if (after['customer'] !== customer || after['addresses'] !== addresses) changed.add(name);
  }
  expect([...changed]).toEqual(expect.arrayContaining(['Update', 'AddAddress', 'UpdateAddress', 'DeleteAddress']));
  expect([...read]).toEqual(expect.arrayContaining(['Get', 'WhoAmI']));
});
