import { randomUUID } from 'node:crypto';
import { customer as contract, identity, stockNotification as stockContract } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { sweepGuests } from '../src/customer/guestRepository.ts';
import { customer, customerAddress, review, session, siteSetting } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { cartCaller, newSku, units } from './support/cartCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { anAddress } from './support/anAddress.ts';
import { callBehind } from './support/callBehind.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { storedKey } from './support/storedKey.ts';
import { linkOf, takeMails } from './support/takeMails.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const { add, getCart } = cartCaller(() => services);

const newEmail = () => `${randomUUID()}@example.com`;
const send = (method: string, args: unknown[], options: CallOptions = {}) =>
  services.call(contract, method, args, options);
const call = async (method: string, args: unknown[], options: CallOptions = {}) => {
  const { status, body } = await send(method, args, options);
  expect(status).toBe(200);
  return body;
};
const record = async (cookie: string | undefined) => (await call('Get', [], { cookie }))[0];
const rowsOf = (email: string) => services.db.select().from(customer).where(eq(customer.email, email));

async function registered() {
  const email = newEmail();
  const { body, cookie } = await send('CreateProspect', [{ email, password: PASSWORD, address: anAddress() }, null]);
  expect(body[1]).toBeNull();
  await takeMails(services, email);
  return { email, id: body[0] as string, cookie };
}

describe('registration', () => {
  it('signs in with the first address and the cart, and has the address confirmed', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie: before } = await add(sku, 2);
    const email = newEmail();
    const prospect = { email: ` ${email} `, password: PASSWORD, address: anAddress({ city: '  Zürich ' }) };
    const { body, cookie } = await send('CreateProspect', [prospect, null], { cookie: before, locale: 'en' });
    expect(body).toEqual([expect.any(String), null]);
    expect(cookie).not.toBe(before);
    expect(await record(cookie)).toMatchObject({
      id: body[0],
      email,
      customerType: 'registered',
      address: anAddress({ id: expect.any(String), city: 'Zürich' }),
      shippingAddresses: [],
    });
    expect(units(await getCart({ cookie }))).toEqual([[sku, 2]]);
    expect((await services.call(identity, 'IsAuthenticated', [], { cookie: before })).body).toEqual([false]);
    const [mail, ...more] = await takeMails(services, email);
    expect([mail!.subject, more]).toEqual([expect.stringMatching(/^Welcome to/), []]);
    const token = linkOf(mail).searchParams.get('confirmationToken');
    expect((await services.call(identity, 'ConfirmAccount', [token])).body).toEqual([null]);
    expect((await rowsOf(email))[0]).toMatchObject({ confirmedAt: expect.any(Date), locale: 'en', firstName: 'Lea' });
    expect((await signIn(services, email)).error).toBeNull();
  });

  it('takes what belongs to a customer', async () => {
    const birthday = Date.UTC(1990, 1, 28);
    const given = { email: newEmail(), password: PASSWORD, birthday, gender: 'male', address: anAddress() };
    const { cookie } = await send('CreateCustomer', [given]);
    expect(await record(cookie)).toMatchObject({ birthday, gender: 'male', address: { gender: 'female' } });
  });

  it('is refused for an address that has an account, however it is written', async () => {
    const { email } = await createAccount(services);
    const prospect = { email: email.toUpperCase(), password: PASSWORD, address: anAddress() };
    const { body, cookie } = await send('CreateProspect', [prospect, null]);
    expect([body, cookie]).toEqual([['', { validationError: { fields: { email: ['exists'] } } }], undefined]);
  });

  it('of two with one address at once, makes one account', async () => {
    const email = newEmail();
    const prospect = { email, password: PASSWORD, address: anAddress() };
    const replies = await Promise.all([1, 2, 3].map(() => send('CreateProspect', [prospect, null])));
    const errors = replies.map(({ body }) => body[1]);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error?.validationError?.fields.email?.[0] === 'exists')).toHaveLength(2);
    expect(replies.filter(({ cookie }) => cookie)).toHaveLength(1);
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await takeMails(services, email)).toHaveLength(1);
  });

  it('leaves nothing behind and the cart where it was, if its mail cannot be queued', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie: before } = await add(sku, 1);
    const email = newEmail();
    const { send: queue } = services.mails;
    services.mails.send = () => Promise.reject(new Error('no queue'));
    const prospect = { email, password: PASSWORD, address: anAddress() };
    const { status, cookie } = await send('CreateProspect', [prospect, null], { cookie: before });
    services.mails.send = queue;
    expect([status, cookie]).toEqual([500, undefined]);
    expect(await rowsOf(email)).toEqual([]);
    expect(units(await getCart({ cookie: before }))).toEqual([[sku, 1]]);
  });

  it('leaves no account behind, if its session cannot be opened', async () => {
    await services.db.execute(sql`
      create function refuse_session() returns trigger language plpgsql as 'begin raise exception ''full''; end'`);
    await services.db.execute(sql`
      create trigger refuse before insert on session for each row when (new.customer_id is not null)
      execute function refuse_session()`);
    const email = newEmail();
    const prospect = { email, password: PASSWORD, address: anAddress() };
    const { status, cookie } = await send('CreateProspect', [prospect, null]);
    await services.db.execute(sql`drop trigger refuse on session`);
    expect([status, cookie]).toEqual([500, undefined]);
    expect([await rowsOf(email), await takeMails(services, email)]).toEqual([[], []]);
  });

  it('is closed while the site has the flag `erpFailover`, and open again without it', async () => {
    const setFlag = async (on: boolean) => {
      await services.db
        .update(siteSetting)
        .set({ data: sql`jsonb_set(${siteSetting.data}, '{flags,erpFailover}', ${String(on)}::jsonb)` })
        .where(and(eq(siteSetting.site, mainSite), eq(siteSetting.key, 'general')));
      await bumpContentVersion(services.db);
    };
    const given = { email: newEmail(), password: PASSWORD, address: anAddress() };
    await setFlag(true);
    for (const reply of [await send('CreateProspect', [given, null]), await send('CreateCustomer', [given])]) {
      expect([reply.body, reply.cookie]).toEqual([['', { fixmeError: 'REGISTRATION_CLOSED' }], undefined]);
    }
    expect(await rowsOf(given.email)).toEqual([]);
    await setFlag(false);
    expect(await call('CreateProspect', [given, null])).toEqual([expect.any(String), null]);
  });

  it('is not for who is signed in', async () => {
    const { cookie } = await registered();
    const prospect = { email: newEmail(), password: PASSWORD, address: anAddress() };
    const already = ['', { sessionError: 'ALREADY_CUSTOMER' }];
    expect(await call('CreateProspect', [prospect, null], { cookie })).toEqual(already);
    expect(await call('CreateGuest', [prospect, null], { cookie })).toEqual(already);
  });

  const long = 'x'.repeat(10_000);
  it.each<[string, object, object]>([
    [
      'an empty form',
      { email: '', password: '', address: anAddress({ firstName: ' ', zip: '' }) },
      {
        email: ['required'],
        password: ['required'],
        'address.firstName': ['required'],
        'address.zip': ['required'],
      },
    ],
    ['no e-mail address', { email: 'anna' }, { email: ['email'] }],
    ['markup in the e-mail address', { email: '<b>a</b>@example.com' }, { email: ['email'] }],
    ['a very long e-mail address', { email: `${long.slice(20)}@example.com` }, { email: ['max'] }],
    ['a short password', { password: 'aB1?' }, { password: ['size'] }],
    ['a common password', { password: '123456' }, { password: ['invalid'] }],
    ['a long password', { password: long }, { password: ['max'] }],
    ['a birthday to come', { birthday: Date.UTC(2100, 0) }, { birthday: ['age'] }],
    ['a birthday in the Middle Ages', { birthday: Date.UTC(1400, 0) }, { birthday: ['min'] }],
    ['digits in a name', { address: anAddress({ lastName: 'R2D2' }) }, { 'address.lastName': ['invalid'] }],
    [
      'marks that turn the text',
      { address: anAddress({ firstName: 'Le\u202ea', city: 'Zü\u200frich' }) },
      {
        'address.firstName': ['invalid'],
        'address.city': ['invalid'],
      },
    ],
    [
      'markup',
      { address: anAddress({ company: '<script>', streetName: 'Weg <b>' }) },
      {
        'address.company': ['invalid'],
        'address.streetName': ['invalid'],
      },
    ],
    [
      'names that are too long together',
      { address: anAddress({ firstName: 'a'.repeat(26), lastName: 'b'.repeat(25) }) },
      {
        'address.firstName': ['max'],
        'address.lastName': ['max'],
      },
    ],
    [
      'very long texts',
      {
        address: anAddress({
          company: long,
          streetName: long,
          streetNumber: long,
          city: long,
          zip: long,
          phone: long,
          streetAddition: long,
        }),
      },
      {
        'address.company': ['max'],
        'address.streetName': ['max'],
        'address.streetNumber': ['max'],
        'address.streetAddition': ['max'],
        'address.city': ['max'],
        'address.zip': ['max'],
        'address.phone': ['max'],
      },
    ],
    ['a telephone number in words', { address: anAddress({ phone: 'call me' }) }, { 'address.phone': ['invalid'] }],
  ])('names the fields of %s and stores nothing', async (_what, given, fields) => {
    const email = newEmail();
    const prospect = { email, password: PASSWORD, address: anAddress(), ...given };
    expect(await call('CreateCustomer', [prospect])).toEqual(['', { validationError: { fields } }]);
    expect(await rowsOf(prospect.email)).toEqual([]);
  });

  it.each([
    ['null bytes', { address: anAddress({ city: 'Zü\u0000rich' }) }],
    ['more than 10 000 characters', { email: `${long}x` }],
    ['an unknown gender', { address: { ...anAddress(), gender: 'both' } }],
    ['no address', { address: null }],
  ])('refuses %s', async (_what, given) => {
    const prospect = { email: newEmail(), password: PASSWORD, address: anAddress(), ...given };
    expect((await send('CreateProspect', [prospect, null])).status).toBe(400);
  });
});

describe('a guest', () => {
  async function guest(options: CallOptions = {}) {
    const email = newEmail();
    const { body, cookie } = await send('CreateGuest', [{ email, address: anAddress() }, null], options);
    expect(body).toEqual([expect.any(String), null]);
    return { email, id: body[0] as string, cookie };
  }

  it('has a record and the cart, and is not signed in', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie: before } = await add(sku, 3);
    const { cookie, email, id } = await guest({ cookie: before });
    expect(cookie).not.toBe(before);
    expect(await record(cookie)).toMatchObject({ id, email, customerType: 'guest', address: { firstName: 'Lea' } });
    expect(units(await getCart({ cookie }))).toEqual([[sku, 3]]);
    expect(await call('IsCustomerCookieValid', [], { cookie })).toEqual([true]);
    expect(await call('IsCustomerCookieValid', [])).toEqual([false]);
    expect((await services.call(identity, 'IsAuthenticated', [], { cookie })).body).toEqual([false]);
    expect((await services.call(identity, 'WhoAmI', [], { cookie })).body).toEqual([null, null]);
    expect((await services.call(stockContract, 'GetAllNotifications', [], { cookie })).status).toBe(401);
    expect((await send('Get', [], { cookie: before })).status).toBe(401);
  });

  it('exists once a session, and may change the record', async () => {
    const { cookie, id } = await guest();
    const again = { email: newEmail(), address: anAddress() };
    expect(await call('CreateGuest', [again, null], { cookie })).toEqual(['', { sessionError: 'ALREADY_CUSTOMER' }]);
    expect(await call('Update', [again, null], { cookie })).toEqual([id, null]);
    expect(await record(cookie)).toMatchObject({ email: again.email });
    expect(await takeMails(services, again.email)).toEqual([]);
  });

  it('may use the address of an account without getting near it', async () => {
    const { email } = await createAccount(services);
    const { body, cookie } = await send('CreateGuest', [{ email, address: anAddress() }, null]);
    expect(body[1]).toBeNull();
    expect((await signIn(services, email)).error).toBeNull();
    expect((await services.call(identity, 'IsAuthenticated', [], { cookie })).body).toEqual([false]);
  });

  it('becomes a customer by registering, and leaves no record', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie: before } = await add(sku, 1);
    const { cookie, email, id } = await guest({ cookie: before });
    const prospect = { email, password: PASSWORD, address: anAddress() };
    const reply = await send('CreateProspect', [prospect, null], { cookie });
    expect(reply.body[1]).toBeNull();
    expect(units(await getCart({ cookie: reply.cookie }))).toEqual([[sku, 1]]);
    expect((await rowsOf(email)).map((row) => row.id)).toEqual([reply.body[0]]);
    expect(reply.body[0]).not.toBe(id);
  });

  it('is forgotten a day after the session has ended', async () => {
    const { cookie, id } = await guest();
    const isKnown = async () => {
      await services.db
        .update(customer)
        .set({ createdAt: sql`now() - interval '2 days'` })
        .where(eq(customer.id, id));
      await sweepGuests(services.db);
      return (await services.db.select().from(customer).where(eq(customer.id, id))).length > 0;
    };
    expect(await isKnown()).toBe(true);
    await services.db.delete(session).where(eq(session.idHash, storedKey(cookie!)));
    expect(await isKnown()).toBe(false);
  });
});

describe('addresses', () => {
  it('are added, changed and deleted', async () => {
    const { cookie } = await registered();
    const [id, error] = await call('AddAddress', [anAddress({ city: 'Bern', zip: '3011' }), null], { cookie });
    expect(error).toBeNull();
    const changed = anAddress({ city: 'Basel', zip: '4051' });
    expect(await call('UpdateAddress', [id, changed, null], { cookie })).toEqual([id, null]);
    expect((await record(cookie)).shippingAddresses).toEqual([{ ...changed, id }]);
    expect(await call('DeleteAddress', [id], { cookie })).toEqual([null]);
    expect((await record(cookie)).shippingAddresses).toEqual([]);
    expect(await call('DeleteAddress', [id], { cookie })).toEqual([
      { validationError: { fields: { address: ['notExists'] } } },
    ]);
  });

  it('name the customer, where they are for bills, and cannot be deleted then', async () => {
    const { cookie, email } = await registered();
    const { address } = await record(cookie);
    await call('UpdateAddress', [address.id, anAddress({ firstName: 'Zoë', lastName: 'Frei' }), null], { cookie });
    const { body } = await services.call(identity, 'WhoAmI', [], { cookie });
    expect(body[0]).toMatchObject({ email, displayName: 'Zoë Frei' });
    expect((await call('DeleteAddress', [address.id], { cookie }))[0]).not.toBeNull();
  });

  it('of others are not found', async () => {
    const [owner, stranger] = [await registered(), await registered()];
    const [id] = await call('AddAddress', [anAddress(), null], { cookie: owner.cookie });
    const unknown = { validationError: { fields: { address: ['notExists'] } } };
    for (const other of [id, randomUUID(), 'nonsense', '']) {
      const stolen = anAddress({ zip: '3011', city: 'Bern' });
      expect(await call('UpdateAddress', [other, stolen, null], { cookie: stranger.cookie })).toEqual(['', unknown]);
      expect(await call('DeleteAddress', [other], { cookie: stranger.cookie })).toEqual([unknown]);
    }
    expect((await record(owner.cookie)).shippingAddresses).toEqual([anAddress({ id })]);
  });

  it('are validated, and limited in number', async () => {
    const { cookie, id } = await registered();
    const fields = { 'address.zip': ['required'], 'address.lastName': ['invalid'] };
    const wrong = anAddress({ zip: ' ', lastName: '<i>' });
    const { address } = await record(cookie);
    expect(await call('AddAddress', [wrong, null], { cookie })).toEqual(['', { validationError: { fields } }]);
    expect(await call('UpdateAddress', [address.id, wrong, null], { cookie })).toEqual([
      '',
      { validationError: { fields } },
    ]);
    const { id: _id, ...data } = anAddress();
    await services.db
      .insert(customerAddress)
      .values(Array.from({ length: 48 }, () => ({ customerId: id, type: 'shipping', data })));
    const replies = await Promise.all([1, 2].map(() => call('AddAddress', [anAddress(), null], { cookie })));
    expect(replies.map(([, error]) => error?.validationError?.fields.address?.[0] ?? null).sort()).toEqual([
      'max',
      null,
    ]);
  });
});

describe('changing the record', () => {
  it('changes what is given only', async () => {
    const { cookie, email, id } = await registered();
    const birthday = Date.UTC(1985, 5, 1);
    expect(await call('Update', [{ birthday, gender: 'divers' }, null], { cookie })).toEqual([id, null]);
    expect(await call('Update', [{ address: anAddress({ firstName: 'Mia' }) }, null], { cookie })).toEqual([id, null]);
    expect(await record(cookie)).toMatchObject({ email, birthday, address: { firstName: 'Mia' } });
    await call('Update', [{ birthday: null }, null], { cookie });
    expect(await record(cookie)).toMatchObject({ birthday: null });
    expect(await takeMails(services, email)).toEqual([]);
  });

  it('tells the old e-mail address of a new one, which is to be confirmed, and ends links sent before', async () => {
    const { cookie, email, id } = await registered();
    await services.call(identity, 'RequestAccountRecovery', [email]);
    const token = linkOf((await takeMails(services, email))[0]).searchParams.get('resetToken');
    const renewed = newEmail();
    expect(await call('Update', [{ email: renewed, password: PASSWORD }, null], { cookie })).toEqual([id, null]);
    expect((await takeMails(services, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('geändert'),
    ]);
    expect((await takeMails(services, renewed)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Bestätige'),
    ]);
    expect((await services.call(identity, 'ResetPassword', [token, PASSWORD])).body).toEqual(['INVALID_TOKEN']);
    expect((await signIn(services, email)).error).toBe('IDENTITY_DOES_NOT_EXIST');
    expect((await signIn(services, renewed)).error).toBeNull();
  });

  it('refuses the e-mail address of another account, and what is wrong', async () => {
    const { cookie } = await registered();
    const { email } = await createAccount(services);
    const errorOf = async (update: object) => (await call('Update', [update, null], { cookie }))[1];
    expect(await errorOf({ email, password: PASSWORD })).toEqual({
      validationError: { fields: { email: ['exists'] } },
    });
    expect(await errorOf({ email: 'anna' })).toEqual({ validationError: { fields: { email: ['email'] } } });
    expect(await errorOf({ address: anAddress({ city: '' }) })).toEqual({
      validationError: { fields: { 'address.city': ['required'] } },
    });
    await services.db
      .update(customer)
      .set({ kind: 'employeeAD' })
      .where(eq(customer.id, (await record(cookie)).id));
    expect(await errorOf({ email: newEmail() })).toEqual({
      addressError: { kind: 'mailNotEditable', suggestions: [] },
    });
  });

  it('needs the current password for another e-mail address', async () => {
    const { cookie, email } = await registered();
    const errorOf = async (update: object) => (await call('Update', [update, null], { cookie }))[1];
    const renewed = newEmail();
    expect(await errorOf({ email: renewed })).toEqual({ validationError: { fields: { password: ['required'] } } });
    expect(await errorOf({ email: renewed, password: 'wrong' })).toEqual({
      validationError: { fields: { password: ['invalid'] } },
    });
    expect(await errorOf({ email: email.toUpperCase() })).toBeNull();
    expect(await rowsOf(renewed)).toEqual([]);
  });

  it('changes the name of the account, and of its billing address alone', async () => {
    const { cookie, id } = await registered();
    await call('AddAddress', [anAddress({ firstName: 'Nora' }), null], { cookie });
    const name = { firstName: ' Zoë ', lastName: 'Frei', gender: 'divers' };
    expect(await call('Update', [name, null], { cookie })).toEqual([id, null]);
    expect(await record(cookie)).toMatchObject({
      gender: 'divers',
      address: { firstName: 'Zoë', lastName: 'Frei', gender: 'divers', city: anAddress().city },
      shippingAddresses: [{ firstName: 'Nora' }],
    });
    expect((await call('Update', [{ firstName: ' ', lastName: 'R2' }, null], { cookie }))[1]).toEqual({
      validationError: { fields: { firstName: ['required'], lastName: ['invalid'] } },
    });
  });

  it('takes a birthday of those only who are old enough', async () => {
    const { cookie, id } = await registered();
    const before = (years: number, days: number) => {
      const day = new Date();
      return Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days);
    };
    expect((await call('Update', [{ birthday: before(16, 1) }, null], { cookie }))[1]).toEqual({
      validationError: { fields: { birthday: ['age'] } },
    });
    expect(await call('Update', [{ birthday: before(16, 0) }, null], { cookie })).toEqual([id, null]);
  });

  it('takes an e-mail address that is sent twice at the same time as one change', async () => {
    const { cookie, id, email: old } = await registered();
    await takeMails(services, old);
    const email = newEmail();
    const replies = await callBehind(
      services.db,
      (tx) => tx.select().from(customer).where(eq(customer.id, id)).for('no key update'),
      [1, 2].map(() => () => call('Update', [{ email, password: PASSWORD }, null], { cookie })),
    );
    expect(replies).toEqual([
      [id, null],
      [id, null],
    ]);
    expect([await takeMails(services, old), await takeMails(services, email)].map((mails) => mails.length)).toEqual([
      1, 1,
    ]);
  });

  it('takes nothing back that another change was about at the same time', async () => {
    const { cookie, id } = await registered();
    const [email, birthday] = [newEmail(), Date.UTC(1985, 5, 1)];
    const updates = [{ email, password: PASSWORD }, { firstName: 'Zoë' }, { lastName: 'Frei' }, { birthday }];
    const replies = await callBehind(
      services.db,
      (tx) => tx.select().from(customer).where(eq(customer.id, id)).for('no key update'),
      updates.map((update) => () => call('Update', [update, null], { cookie })),
    );
    expect(replies).toEqual(updates.map(() => [id, null]));
    expect(await rowsOf(email)).toMatchObject([{ id, firstName: 'Zoë', lastName: 'Frei', confirmedAt: null }]);
    const changed = { email, birthday, address: { firstName: 'Zoë', lastName: 'Frei' } };
    expect(await record(cookie)).toMatchObject(changed);
  });

  it('gives an address to one of two who want it at once', async () => {
    const [one, other] = [await registered(), await registered()];
    const email = newEmail();
    const replies = await Promise.all(
      [one, other].map(({ cookie }) => call('Update', [{ email, password: PASSWORD }, null], { cookie })),
    );
    expect(replies.filter(([, error]) => error === null)).toHaveLength(1);
    expect(await rowsOf(email)).toHaveLength(1);
  });
});

it.each([
  ['another e-mail address', 'Update', (password: string) => [{ email: newEmail(), password }, null]],
  ['deleting the account', 'DeleteCustomer', (password: string) => [password]],
] as const)('says that the account is locked, also for the right password: %s', async (_what, method, argsOf) => {
  const { cookie } = await registered();
  const options = { cookie, headers: { 'x-forwarded-for': '203.0.113.5' } };
  const errorOf = async (password: string) => (await call(method, argsOf(password), options)).at(-1);
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect(await errorOf('wrong')).toEqual({ validationError: { fields: { password: ['invalid'] } } });
  }
  for (const password of ['wrong', PASSWORD]) {
    expect(await errorOf(password)).toEqual({ loginError: 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' });
  }
  expect((await record(cookie)).id).toBeDefined();
});

describe('deleting an account', () => {
  it('needs the password', async () => {
    const { cookie } = await registered();
    const errorOf = async (args: unknown[]) => (await call('DeleteCustomer', args, { cookie }))[0];
    expect(await errorOf([])).toEqual({ validationError: { fields: { password: ['required'] } } });
    expect(await errorOf(['wrong'])).toEqual({ validationError: { fields: { password: ['invalid'] } } });
    expect((await record(cookie)).email).toBeDefined();
  });

  it('may be asked for without a body, as the protocol names no argument', async () => {
    const { cookie } = await registered();
    const response = await fetch(`${services.url}${contract.path}/DeleteCustomer`, {
      method: 'POST',
      headers: { cookie: cookie!, 'sec-fetch-site': 'same-origin' },
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      [{ validationError: { fields: { password: ['required'] } } }],
    ]);
  });

  it('ends all sessions, removes what is private, and takes the name from what is public', async () => {
    const { cookie, email, id } = await registered();
    const elsewhere = await signIn(services, email);
    const [written] = await services.db
      .insert(review)
      .values({
        ...{ site: mainSite, referenceType: 'product', referenceId: newSku(), locale: 'de', score: 5, title: 'Gut' },
        ...{ text: 'Sehr', authorAlias: 'Lea B.', authorEmail: email, approved: true, customerId: id },
      })
      .returning({ id: review.id });
    expect(await call('DeleteCustomer', [PASSWORD], { cookie })).toEqual([null]);
    for (const one of [cookie, elsewhere.cookie]) expect((await send('Get', [], { cookie: one })).status).toBe(401);
    expect(await rowsOf(email)).toEqual([]);
    expect(await services.db.select().from(customerAddress).where(eq(customerAddress.customerId, id))).toEqual([]);
    const [left] = await services.db.select().from(review).where(eq(review.id, written!.id));
    expect(left).toMatchObject({ text: 'Sehr', authorAlias: '', authorEmail: '', customerId: null });
    expect((await takeMails(services, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('gelöscht'),
    ]);
    expect((await signIn(services, email)).error).toBe('IDENTITY_DOES_NOT_EXIST');
  });
});

const own = ['Get', 'Update', 'AddAddress', 'UpdateAddress', 'DeleteAddress', 'DeleteCustomer'];

test.each(own)('%s is closed to anonymous visitors and to foreign pages', async (method) => {
  expect((await send(method, [])).status).toBe(401);
  const { cookie } = await registered();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(method, [], { cookie, headers })).status).toBe(403);
});
