import { randomUUID } from 'node:crypto';
import {
  customer as customerContract,
  identity,
  passkey as contract,
  type Passkey,
  type PasskeyCreation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { customer, knownNetwork, passkey, passkeyChallenge, session } from '../src/db/schema/identity.ts';
import { sweepChallenges } from '../src/passkey/challengeRepository.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { type Deviation, SoftAuthenticator } from './support/SoftAuthenticator.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';

const ORIGIN = 'https://www.shop.example';
const RP_ID = 'www.shop.example';
const OTHER_ORIGIN = 'https://www.other.example';
const config = { SITE_ORIGINS: { [mainSite]: ORIGIN, [otherSite]: OTHER_ORIGIN } };

const log: string[] = [];
let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ config, log: { write: (line: string) => void log.push(line) } });
});
afterAll(() => services.stop());

const send = (method: string, args: unknown[], options: CallOptions = {}, on = services) =>
  on.call(contract, method, args, options);
const call = async (method: string, args: unknown[], options: CallOptions = {}, on = services) =>
  (await send(method, args, options, on)).body as unknown[];

async function customerWithSession(on = services, more: Parameters<typeof createAccount>[1] = {}) {
  const account = await createAccount(on, more);
  const { cookie } = await signIn(on, account.email);
  return { ...account, cookie };
}

async function creationOptions(cookie: string | undefined, on = services): Promise<PasskeyCreationOptions> {
  const [options, error] = await call('GetCreationOptions', [], { cookie }, on);
  expect(error).toBeNull();
  return options as PasskeyCreationOptions;
}

const newDevice = () => new SoftAuthenticator(ORIGIN);

/** Makes a passkey for the customer of a session; gives its device and its id. */
async function addPasskey(cookie: string | undefined, on = services, name = 'Laptop') {
  const device = newDevice();
  const [id, error] = await call('Create', [name, device.create(await creationOptions(cookie, on))], { cookie }, on);
  expect(error).toBeNull();
  return { device, id: id as string };
}

async function requestOptions(options: CallOptions = {}, on = services): Promise<PasskeyRequestOptions> {
  return (await call('GetRequestOptions', [], options, on))[0] as PasskeyRequestOptions;
}

/** Signs in by the passkey of a device: the error, and the cookie. */
async function signInBy(device: SoftAuthenticator, deviation: Deviation = {}, on = services) {
  const { body, cookie } = await send('Login', [device.sign(await requestOptions({}, on), deviation)], {}, on);
  return { error: (body as unknown[])[0] as string | null, cookie };
}

const list = async (cookie: string | undefined) => (await call('GetAll', [], { cookie }))[0] as Passkey[];
const stored = (device: SoftAuthenticator) =>
  services.db.select().from(passkey).where(eq(passkey.credentialId, device.credentialId));
const expireChallenges = () =>
  services.db.update(passkeyChallenge).set({ expiresAt: sql`now() - interval '1 second'` });

describe('a passkey', () => {
  it('is made by a customer, listed with its name, and signs in', async () => {
    const { cookie, email } = await customerWithSession();
    const { device, id } = await addPasskey(cookie, services, '  Mein   Telefon ');
    expect(await list(cookie)).toEqual([{ id, name: 'Mein Telefon', createdAt: expect.any(Number), usedAt: null }]);
    const entered = await signInBy(device);
    expect(entered.error).toBeNull();
    const { body } = await services.call(identity, 'WhoAmI', [], { cookie: entered.cookie });
    expect(body[0]).toMatchObject({ email, customerType: 'registered' });
    expect(await list(entered.cookie)).toEqual([expect.objectContaining({ id, usedAt: expect.any(Number) })]);
    expect(await stored(device)).toEqual([
      expect.objectContaining({ deviceType: 'multiDevice', backedUp: true, transports: ['internal', 'hybrid'] }),
    ]);
  });

  it('belongs to the configured shop, whatever host a request names', async () => {
    const { cookie, email } = await customerWithSession();
    const headers = { 'x-forwarded-host': 'evil.example' };
    const [options] = await call('GetCreationOptions', [], { cookie, headers });
    expect(options).toMatchObject({
      rp: { id: RP_ID },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await requestOptions({ headers })).toMatchObject({ rpId: RP_ID, userVerification: 'required' });
  });

  it('is not made again on the same device', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    expect((await creationOptions(cookie)).excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const again = device.create(await creationOptions(cookie));
    expect(await call('Create', ['Noch einmal', again], { cookie })).toEqual(['', 'EXISTS']);
    const other = await customerWithSession();
    const taken = new SoftAuthenticator(ORIGIN, device.credentialId).create(await creationOptions(other.cookie));
    expect(await call('Create', ['Fremd', taken], { cookie: other.cookie })).toEqual(['', 'EXISTS']);
    expect((await signInBy(device)).error).toBeNull();
  });

  it.each([
    ['is empty', ' \u00a0 '],
    ['is too long', 'ö'.repeat(51)],
  ])('needs another name where it %s, for which it need not be made again', async (_why, name) => {
    const { cookie } = await customerWithSession();
    const answer = newDevice().create(await creationOptions(cookie));
    expect(await call('Create', [name, answer], { cookie })).toEqual(['', 'INVALID_NAME']);
    expect(await call('Create', ['ö'.repeat(50), answer], { cookie })).toEqual([expect.any(String), null]);
  });

  it('is the last one that an account may have, whoever else adds one at once', async () => {
    const { cookie, id } = await customerWithSession();
    const answers: PasskeyCreation[] = [];
    for (let count = 1; count <= 6; count += 1) answers.push(newDevice().create(await creationOptions(cookie)));
    const common = { customerId: id, publicKey: Buffer.of(0), counter: 0, deviceType: 'singleDevice', backedUp: false };
    await services.db
      .insert(passkey)
      .values(Array.from({ length: 19 }, (_, index) => ({ ...common, credentialId: randomUUID(), name: `${index}` })));
    const results = await Promise.all(answers.map((answer) => call('Create', ['Letzter', answer], { cookie })));
    expect(results.filter(([, error]) => error === null)).toHaveLength(1);
    expect(results.filter(([, error]) => error === 'TOO_MANY')).toHaveLength(5);
    expect(await call('GetCreationOptions', [], { cookie })).toEqual([null, 'TOO_MANY']);
  });

  it('is removed by its owner alone', async () => {
    const [owner, stranger] = [await customerWithSession(), await customerWithSession()];
    const { device, id } = await addPasskey(owner.cookie);
    for (const other of [id, randomUUID(), 'nonsense', ''])
      expect(await call('Remove', [other], { cookie: stranger.cookie })).toEqual(['NOT_FOUND']);
    expect(await list(stranger.cookie)).toEqual([]);
    expect(await list(owner.cookie)).toHaveLength(1);
    expect(await call('Remove', [id], { cookie: owner.cookie })).toEqual([null]);
    expect(await list(owner.cookie)).toEqual([]);
    expect((await signInBy(device)).error).toBe('IDENTITY_DOES_NOT_EXIST');
    expect(await call('Remove', [id], { cookie: owner.cookie })).toEqual(['NOT_FOUND']);
  });

  it('goes with the account', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    expect((await services.call(customerContract, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
    expect(await stored(device)).toEqual([]);
    expect((await signInBy(device)).error).toBe('IDENTITY_DOES_NOT_EXIST');
  });

  it('is unknown at another shop, as are its challenges', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const there = { site: otherSite };
    const deviation = { origin: OTHER_ORIGIN };
    expect(await call('Login', [device.sign(await requestOptions(there), deviation)], there)).toEqual([
      'IDENTITY_DOES_NOT_EXIST',
    ]);
    const { challenge } = await requestOptions(there);
    expect(await call('Login', [device.sign({ ...(await requestOptions()), challenge })])).toEqual([
      'AUTHORIZATION_FAILED',
    ]);
  });
});

const wrong: [string, Deviation][] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['of the same host without TLS', { origin: `http://${RP_ID}` }],
  ['for another domain', { rpId: 'shop.example' }],
  ['to another question', { type: 'payment.get' }],
  ['to a challenge nobody gave', { challenge: 'A'.repeat(43) }],
  ['by an unknown person', { isUserVerified: false }],
];

describe('making a passkey', () => {
  it.each(wrong)('refuses an answer %s', async (_what, deviation) => {
    const { cookie } = await customerWithSession();
    const device = newDevice();
    const answer = device.create(await creationOptions(cookie), deviation);
    expect(await call('Create', ['Laptop', answer], { cookie })).toEqual(['', 'INVALID']);
    expect(await stored(device)).toEqual([]);
  });

  it('takes a challenge once', async () => {
    const { cookie } = await customerWithSession();
    const options = await creationOptions(cookie);
    expect((await call('Create', ['Eins', newDevice().create(options)], { cookie }))[1]).toBeNull();
    expect(await call('Create', ['Zwei', newDevice().create(options)], { cookie })).toEqual(['', 'INVALID']);
    const failed = await creationOptions(cookie);
    const foreign = newDevice().create(failed, { origin: 'https://evil.example' });
    expect(await call('Create', ['Drei', foreign], { cookie })).toEqual(['', 'INVALID']);
    expect(await call('Create', ['Vier', newDevice().create(failed)], { cookie })).toEqual(['', 'INVALID']);
  });

  it('takes a challenge in its own session only', async () => {
    const { cookie, email } = await customerWithSession();
    const elsewhere = await signIn(services, email);
    const options = await creationOptions(elsewhere.cookie);
    expect(await call('Create', ['Laptop', newDevice().create(options)], { cookie })).toEqual(['', 'INVALID']);
    const { challenge } = await requestOptions();
    const answer = newDevice().create({ ...options, challenge });
    expect(await call('Create', ['Laptop', answer], { cookie })).toEqual(['', 'INVALID']);
  });

  it('refuses an expired challenge', async () => {
    const { cookie } = await customerWithSession();
    const options = await creationOptions(cookie);
    await expireChallenges();
    expect(await call('Create', ['Laptop', newDevice().create(options)], { cookie })).toEqual(['', 'INVALID']);
  });

  it.each([
    ['nonsense', { clientDataJSON: 'xx' }],
    ['a list', { clientDataJSON: Buffer.from('[]').toString('base64url') }],
    ['null', { clientDataJSON: Buffer.from('null').toString('base64url') }],
    ['a broken attestation', { attestationObject: 'o2NmbXRk' }],
  ])('refuses %s', async (_what, broken) => {
    const { cookie } = await customerWithSession();
    const answer = newDevice().create(await creationOptions(cookie));
    const response = { ...answer.response, ...broken };
    expect(await call('Create', ['Laptop', { ...answer, response }], { cookie })).toEqual(['', 'INVALID']);
  });
});

describe('signing in by a passkey', () => {
  it('begins without a session, and opens none for a form that is only shown', async () => {
    const sessions = async () => (await services.db.select().from(session)).length;
    const before = await sessions();
    const { status, headers } = await send('GetRequestOptions', []);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toBe(before);
  });

  it('replaces the session that a visitor has', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const { body, cookie: renewed } = await send('Login', [device.sign(await requestOptions())], { cookie });
    expect(body).toEqual([null]);
    expect(renewed).not.toBe(cookie);
    expect((await services.call(identity, 'IsAuthenticated', [], { cookie })).body).toEqual([false]);
  });

  it.each(wrong)('refuses an answer %s', async (_what, deviation) => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    expect(await signInBy(device, deviation)).toEqual({ error: 'AUTHORIZATION_FAILED', cookie: undefined });
    expect((await signInBy(device)).error).toBeNull();
  });

  it('takes an answer once, also where it is sent twice at once', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const answer = device.sign(await requestOptions());
    expect(await call('Login', [answer])).toEqual([null]);
    expect(await call('Login', [answer])).toEqual(['AUTHORIZATION_FAILED']);
    const twice = device.sign(await requestOptions());
    const results = await Promise.all([call('Login', [twice]), call('Login', [twice])]);
    expect(results.flat().sort()).toEqual(['AUTHORIZATION_FAILED', null]);
  });

  it('refuses an expired challenge, which is deleted', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const answer = device.sign(await requestOptions());
    await expireChallenges();
    expect(await call('Login', [answer])).toEqual(['AUTHORIZATION_FAILED']);
    const fresh = device.sign(await requestOptions());
    await sweepChallenges(services.db);
    expect(await services.db.select().from(passkeyChallenge)).toHaveLength(1);
    expect(await call('Login', [fresh])).toEqual([null]);
  });

  it('refuses a challenge that was given for making one', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const { challenge } = await creationOptions(cookie);
    const answer = device.sign({ ...(await requestOptions()), challenge });
    expect((await send('Login', [answer], { cookie })).body).toEqual(['AUTHORIZATION_FAILED']);
  });

  it('refuses a counter that has not risen, as that of a copied key', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    const signInAt = async (counter: number) => {
      device.counter = counter;
      return (await signInBy(device)).error;
    };
    expect(await signInAt(7)).toBeNull();
    expect(await signInAt(7)).toBe('AUTHORIZATION_FAILED');
    expect(await signInAt(3)).toBe('AUTHORIZATION_FAILED');
    expect(await signInAt(0)).toBe('AUTHORIZATION_FAILED');
    expect((await stored(device))[0]!.counter).toBe(7);
    expect(await signInAt(2 ** 32 - 1)).toBeNull();
  });

  it('takes one of two answers at once with the same count', async () => {
    const { cookie } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    device.counter = 1;
    const answers = [device.sign(await requestOptions()), device.sign(await requestOptions())];
    const results = await Promise.all(answers.map((answer) => call('Login', [answer])));
    expect(results.flat().sort()).toEqual(['AUTHORIZATION_FAILED', null]);
  });

  it('refuses the signature of another key, and another account', async () => {
    const [owner, stranger] = [await customerWithSession(), await customerWithSession()];
    const { device } = await addPasskey(owner.cookie);
    const { device: strange } = await addPasskey(stranger.cookie);
    const forged = new SoftAuthenticator(ORIGIN, device.credentialId);
    const { userHandle } = device.sign(await requestOptions()).response;
    expect((await signInBy(forged, { userHandle })).error).toBe('AUTHORIZATION_FAILED');
    expect((await signInBy(strange, { userHandle })).error).toBe('AUTHORIZATION_FAILED');
    expect((await signInBy(strange, { userHandle: undefined })).error).toBe('AUTHORIZATION_FAILED');
    expect((await signInBy(strange)).error).toBeNull();
  });

  it('is not shut by a lock, which is for those who guess passwords', async () => {
    const { cookie, email, id } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    await services.db.delete(knownNetwork).where(eq(knownNetwork.customerId, id));
    for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(services, email, 'wrong');
    expect((await signIn(services, email)).error).toBe('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
    expect((await signInBy(device)).error).toBeNull();
    expect((await signIn(services, email)).error).toBeNull();
  });

  it('is not for employees of the directory', async () => {
    const { cookie, id } = await customerWithSession();
    const { device } = await addPasskey(cookie);
    await services.db.update(customer).set({ kind: 'employeeAD' }).where(eq(customer.id, id));
    expect(await signInBy(device)).toEqual({ error: 'UNKNOWN', cookie: undefined });
    expect(await call('GetCreationOptions', [], { cookie })).toEqual([null, 'UNSUPPORTED']);
  });

  it('is told of in the log of security', async () => {
    const { cookie, id } = await customerWithSession();
    log.splice(0);
    const { device, id: passkeyId } = await addPasskey(cookie);
    await signInBy(device, { origin: 'https://evil.example' });
    await signInBy(device);
    await call('Remove', [passkeyId], { cookie });
    const events = log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'security')
      .map(({ event, account, path, reason }) => [event, account, path, reason]);
    const path = '/services/profile/passkey/Login';
    expect(events).toEqual([
      ['passkey-added', id, null, null],
      ['sign-in-failed', null, path, 'AUTHORIZATION_FAILED'],
      ['sign-in', id, path, null],
      ['passkey-removed', id, null, null],
    ]);
  });
});

describe('in a stricter shop', () => {
  let strict: TestServices;
  beforeAll(async () => {
    const SITE_ORIGINS = { [mainSite]: ORIGIN, [otherSite]: 'https://192.0.2.7' };
    strict = await startTestServices({ config: { SITE_ORIGINS, CONCEAL_ACCOUNTS: true, REQUIRE_CONFIRMATION: true } });
  });
  afterAll(() => strict.stop());

  it('an unknown passkey is refused like a wrong one, where accounts are concealed', async () => {
    expect((await signInBy(newDevice(), {}, strict)).error).toBe('AUTHORIZATION_FAILED');
  });

  it('a passkey needs a confirmed account, where passwords do', async () => {
    const { cookie, id } = await customerWithSession(strict);
    const { device } = await addPasskey(cookie, strict);
    await strict.db.update(customer).set({ confirmedAt: null }).where(eq(customer.id, id));
    expect(await signInBy(device, {}, strict)).toEqual({
      error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED',
      cookie: undefined,
    });
  });

  it('no passkey can be made or used, where the shop has no domain', async () => {
    const there = { site: otherSite };
    const { email } = await createAccount(strict, there);
    const { cookie } = await signIn(strict, email, PASSWORD, there);
    expect(await call('GetCreationOptions', [], { cookie, ...there }, strict)).toEqual([null, 'UNSUPPORTED']);
    expect(await call('GetRequestOptions', [], there, strict)).toEqual([null]);
  });
});

const own = ['GetCreationOptions', 'Create', 'GetAll', 'Remove'];

test.each(own)('%s is closed to anonymous visitors and to foreign pages', async (method) => {
  expect((await send(method, [])).status).toBe(401);
  const { cookie } = await customerWithSession();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(method, [], { cookie, headers })).status).toBe(403);
});

test.each(['GetRequestOptions', 'Login'])('%s is open to anonymous visitors, not to foreign pages', async (method) => {
  expect([200, 400]).toContain((await send(method, [])).status);
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(method, [], { headers })).status).toBe(403);
});
