import { argon2Sync, randomUUID } from 'node:crypto';
import { identity } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { accountToken, customer, passkey } from '../src/db/schema/identity.ts';
import { sweepTokens } from '../src/identity/accountTokens.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { callBehind } from './support/callBehind.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { linkOf, takeMails } from './support/takeMails.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';

const NEW = 'Raclette im Schrebergarten';
const ORIGIN = 'https://shop.example';

const aKey = { publicKey: Buffer.of(0), counter: 0, deviceType: 'singleDevice', backedUp: false, name: 'Telefon' };

/** As hashes were made before their cost was raised. */
async function cheapHash(password: string): Promise<string> {
  const [, , version, , salt] = (await hashPassword(password)).split('$');
  const parameters = { memory: 19_456, passes: 1, parallelism: 1, tagLength: 32 };
  const nonce = Buffer.from(salt!, 'base64');
  const hash = argon2Sync('argon2id', { message: password, nonce, ...parameters }).toString('base64');
  return ['', 'argon2id', version, 'm=19456,t=1,p=1', salt, hash.replace(/=+$/, '')].join('$');
}

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ config: { SITE_ORIGINS: { [mainSite]: ORIGIN } } });
});
afterAll(() => services.stop());

const call = async (method: string, args: unknown[], options: CallOptions = {}) =>
  (await services.call(identity, method, args, options)).body as unknown[];
const reset = async (token: string, password = NEW, options: CallOptions = {}) =>
  (await call('ResetPassword', [token, password], options))[0];
const isSignedIn = async (cookie: string | undefined) => (await call('IsAuthenticated', [], { cookie }))[0];

/** Has the link sent; gives its token. */
async function requestToken(email: string): Promise<string> {
  expect(await call('RequestAccountRecovery', [email])).toEqual([null]);
  const mails = await takeMails(services, email);
  expect(mails).toHaveLength(1);
  return linkOf(mails[0]).searchParams.get('resetToken')!;
}

describe('the link to set a new password', () => {
  it('leads to the login page of the configured shop, in the language of the visitor', async () => {
    const { email } = await createAccount(services);
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
    expect(await call('RequestAccountRecovery', [` ${email} `], { locale: 'fr', headers })).toEqual([null]);
    const [mail] = await takeMails(services, email);
    expect(mail!.subject).toMatch(/^Nouveau mot de passe/);
    expect(mail!.html).toContain('lang="fr"');
    expect(linkOf(mail)).toMatchObject({ origin: ORIGIN, pathname: '/fr/connexion' });
    expect(mail!.html).toContain(linkOf(mail).href);
  });

  it('goes to the address of the account, however it was written when it was asked for', async () => {
    const { email, id } = await createAccount(services, { email: `kiki-${randomUUID()}@hotmail.example` });
    // KELVIN SIGN, and a dotted capital, which databases take for a k and an i.
    for (const written of [email.replace('k', '\u212a'), email.replace('hotmail', 'hotma\u0130l')]) {
      await call('RequestAccountRecovery', [written]);
      expect(await takeMails(services, written)).toEqual([]);
    }
    const sent = await takeMails(services, email);
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([email]));
    expect(id).not.toBe('');
  });

  it('ends the passkeys of whoever had registered the address without having it', async () => {
    const ways = [];
    for (const confirmedAt of [null, new Date()]) {
      const { email, id } = await createAccount(services, { confirmedAt });
      await services.db.insert(passkey).values({ ...aKey, customerId: id, credentialId: randomUUID() });
      expect(await reset(await requestToken(email))).toBeNull();
      ways.push((await services.db.select().from(passkey).where(eq(passkey.customerId, id))).length);
    }
    expect(ways).toEqual([0, 1]);
  });

  it('leaves nobody signed in whose old password was looked at meanwhile, nor that password', async () => {
    // The second is hashed anew at its next sign-in, as it was cheaper.
    for (const passwordHash of [undefined, await cheapHash(PASSWORD)]) {
      const { email, id } = await createAccount(services, passwordHash ? { passwordHash } : {});
      const token = await requestToken(email);
      const [signedIn] = await callBehind<{ error: unknown; cookie?: string | undefined }>(
        services.db,
        (tx) => tx.select().from(customer).where(eq(customer.id, id)).for('update'),
        [() => signIn(services, email), async () => ({ error: await reset(token) })],
      );
      expect(signedIn).toMatchObject({ error: 'AUTHORIZATION_FAILED', cookie: undefined });
      expect((await signIn(services, email)).error).toBe('AUTHORIZATION_FAILED');
      expect((await signIn(services, email, NEW)).error).toBeNull();
    }
  });

  it('sets it once, ends all sessions, unlocks and confirms the account, and says so', async () => {
    const { email, id } = await createAccount(services, { confirmedAt: null });
    const { cookie } = await signIn(services, email);
    for (let attempt = 1; attempt <= 5; attempt++) await signIn(services, email, 'wrong');
    await takeMails(services, email);
    const token = await requestToken(email);
    expect(await reset(token)).toBeNull();
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await signIn(services, email)).error).toBe('AUTHORIZATION_FAILED');
    expect((await signIn(services, email, NEW)).error).toBeNull();
    const [row] = await services.db.select().from(customer).where(eq(customer.id, id));
    expect(row!.confirmedAt).not.toBeNull();
    expect(await takeMails(services, email)).toEqual([
      expect.objectContaining({ subject: expect.stringContaining('neues Passwort') }),
    ]);
    expect(await reset(token)).toBe('INVALID_TOKEN');
  });

  it('is taken with what a second question mark adds', async () => {
    const { email } = await createAccount(services);
    expect(await reset(`${await requestToken(email)}?utm_source=mail`)).toBeNull();
  });

  it('is replaced by a newer one', async () => {
    const { email } = await createAccount(services);
    const [first, second] = [await requestToken(email), await requestToken(email)];
    expect(await reset(first)).toBe('INVALID_TOKEN');
    expect(await reset(second)).toBeNull();
  });

  it('sets one password of two that are sent at once', async () => {
    const { email } = await createAccount(services);
    const token = await requestToken(email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.sort()).toEqual(['INVALID_TOKEN', null]);
  });

  it('expires after an hour, and is deleted', async () => {
    const { email, id } = await createAccount(services);
    const token = await requestToken(email);
    const tokens = () => services.db.select().from(accountToken).where(eq(accountToken.customerId, id));
    const [{ expiresAt } = { expiresAt: new Date(0) }] = await tokens();
    const minutes = (expiresAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(50);
    expect(minutes).toBeLessThanOrEqual(60.5);
    await services.db
      .update(accountToken)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountToken.customerId, id));
    expect(await reset(token)).toBe('INVALID_TOKEN');
    await sweepTokens(services.db);
    expect(await tokens()).toEqual([]);
  });

  it('is not valid at another site, and opens nothing else', async () => {
    const { email } = await createAccount(services);
    const token = await requestToken(email);
    expect(await reset(token, NEW, { site: otherSite })).toBe('INVALID_TOKEN');
    expect(await call('ConfirmAccount', [token])).toEqual(['INVALID_TOKEN']);
    expect(await reset(token)).toBeNull();
  });

  it.each([
    ['too short', 'a1B?'],
    ['too long', `Aa1?${'ö'.repeat(125)}`],
    ['a common one', 'password'],
    ['empty', ''],
  ])('stays valid when the password is %s', async (_why, password) => {
    const { email } = await createAccount(services);
    const token = await requestToken(email);
    expect(await reset(token, password)).toBe('VALIDATION_FAILED');
    expect((await signIn(services, email)).error).toBeNull();
    expect(await reset(token)).toBeNull();
  });

  it('is stored as a hash only, and never in the queue', async () => {
    const { email } = await createAccount(services);
    await call('RequestAccountRecovery', [email]);
    const queued = await services.db.execute(sql`select data::text from pgboss.job where data->>'to' = ${email}`);
    expect(queued.rows).toHaveLength(1);
    expect(JSON.stringify(queued.rows)).not.toMatch(/token/i);
    const token = linkOf((await takeMails(services, email))[0]).searchParams.get('resetToken')!;
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await services.db.execute(
      sql`select encode(token_hash, 'escape') || token_hash::text as t from account_token`,
    );
    expect(JSON.stringify(stored.rows)).not.toContain(token);
  });

  it('is refused for an address without an account, and for guests', async () => {
    const { email } = await createAccount(services, { passwordHash: null, customerType: 'guest' });
    for (const to of ['nobody@example.com', email, 'no address', ''])
      expect(await call('RequestAccountRecovery', [to])).toEqual(['IDENTITY_DOES_NOT_EXIST']);
    expect(await takeMails(services, email)).toEqual([]);
  });

  it('is sent five times an hour to one address', async () => {
    const other = await startTestServices({ config: { LIMIT_FACTOR: 1 } });
    try {
      const { email } = await createAccount(other);
      for (let time = 1; time <= 7; time++) await other.call(identity, 'RequestAccountRecovery', [email.toUpperCase()]);
      expect(await takeMails(other, email)).toHaveLength(5);
    } finally {
      await other.stop();
    }
  });
});

describe('the link to confirm an address', () => {
  it('confirms it once, where accounts must be confirmed to sign in', async () => {
    const other = await startTestServices({ config: { REQUIRE_CONFIRMATION: true } });
    try {
      const { email } = await createAccount(other, { confirmedAt: null });
      expect((await signIn(other, email)).error).toBe('AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED');
      expect((await other.call(identity, 'RequestAccountConfirmation', [email])).body).toEqual([null]);
      const link = linkOf((await takeMails(other, email))[0]);
      const token = link.searchParams.get('confirmationToken');
      expect((await other.call(identity, 'ResetPassword', [token, NEW])).body).toEqual(['INVALID_TOKEN']);
      expect((await other.call(identity, 'ConfirmAccount', [token])).body).toEqual([null]);
      expect((await other.call(identity, 'ConfirmAccount', [token])).body).toEqual(['INVALID_TOKEN']);
      expect((await signIn(other, email)).error).toBeNull();
      expect((await other.call(identity, 'RequestAccountConfirmation', [email])).body).toEqual([null]);
      expect(await takeMails(other, email)).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe('a locked account', () => {
  it('gets one mail in its own language, whose link sets a new password', async () => {
    const { email } = await createAccount(services, { locale: 'it' });
    for (let attempt = 1; attempt <= 7; attempt++) await signIn(services, email, 'wrong');
    const mails = await takeMails(services, email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('bloccato')]);
    const token = linkOf(mails[0]).searchParams.get('resetToken')!;
    expect((await signIn(services, email)).error).toBe('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
    expect(await reset(token)).toBeNull();
    expect((await signIn(services, email, NEW)).error).toBeNull();
  });
});

describe('a concealed account', () => {
  let concealing: TestServices;
  beforeAll(async () => {
    concealing = await startTestServices({ config: { CONCEAL_ACCOUNTS: true } });
  });
  afterAll(() => concealing.stop());

  it.each(['RequestAccountRecovery', 'RequestAccountConfirmation'])('is not told of by %s', async (method) => {
    const { email } = await createAccount(concealing, { confirmedAt: null });
    for (const to of [email, 'nobody@example.com'])
      expect((await concealing.call(identity, method, [to])).body).toEqual([null]);
    expect(await takeMails(concealing, email)).toHaveLength(1);
    expect(await takeMails(concealing, 'nobody@example.com')).toEqual([]);
  });

  it('is not told of by ValidateAndExists', async () => {
    const { email } = await createAccount(concealing);
    expect((await concealing.call(identity, 'ValidateAndExists', [email])).body).toEqual([false, null]);
  });
});

describe('changing the password', () => {
  it('needs the old one, ends the other sessions, and says so by mail', async () => {
    const { email } = await createAccount(services);
    const [here, elsewhere] = [await signIn(services, email), await signIn(services, email)];
    const token = await requestToken(email);
    const change = (old: string, password: string) => call('ChangePassword', [old, password], { cookie: here.cookie });
    expect(await change('wrong', NEW)).toEqual([{ fields: { oldPassword: ['invalid'] } }, null]);
    expect(await change(PASSWORD, '1234')).toEqual([{ fields: { newPassword: ['size'] } }, null]);
    expect(await change(PASSWORD, 'hallo1')).toEqual([{ fields: { newPassword: ['invalid'] } }, null]);
    expect(await change(PASSWORD, 'ä'.repeat(129))).toEqual([{ fields: { newPassword: ['max'] } }, null]);
    expect(await isSignedIn(elsewhere.cookie)).toBe(true);
    expect(await change(PASSWORD, NEW)).toEqual([null, null]);
    expect([await isSignedIn(here.cookie), await isSignedIn(elsewhere.cookie)]).toEqual([true, false]);
    expect((await signIn(services, email, NEW)).error).toBeNull();
    expect(await reset(token)).toBe('INVALID_TOKEN');
    const [mail, ...more] = await takeMails(services, email);
    expect([mail!.subject, more]).toEqual([expect.stringContaining('Passwort'), []]);
  });

  it('leaves the link that confirms the address valid', async () => {
    const { email } = await createAccount(services, { confirmedAt: null });
    const { cookie } = await signIn(services, email);
    await call('RequestAccountConfirmation', [email]);
    const [mail] = await takeMails(services, email);
    expect(await call('ChangePassword', [PASSWORD, NEW], { cookie })).toEqual([null, null]);
    expect(await call('ConfirmAccount', [linkOf(mail).searchParams.get('confirmationToken')])).toEqual([null]);
  });

  it('counts wrong old passwords like failed sign-ins', async () => {
    const { email } = await createAccount(services);
    const { cookie } = await signIn(services, email);
    for (let attempt = 1; attempt <= 5; attempt++) await call('ChangePassword', ['wrong', NEW], { cookie });
    expect(await takeMails(services, email)).toHaveLength(1);
  });

  it.each([false, true])(
    'says that the account is locked, also for the right old one (concealed: %p)',
    async (hidden) => {
      const own = await startTestServices({ config: { CONCEAL_ACCOUNTS: hidden } });
      try {
        const { email } = await createAccount(own);
        const { cookie } = await signIn(own, email);
        // A network that the account was never signed in from.
        const options = { cookie, headers: { 'x-forwarded-for': '203.0.113.5' } };
        const change = async (old: string) => (await own.call(identity, 'ChangePassword', [old, NEW], options)).body;
        for (let attempt = 1; attempt <= 4; attempt++)
          expect(await change('wrong')).toEqual([{ fields: { oldPassword: ['invalid'] } }, null]);
        for (const old of ['wrong', PASSWORD])
          expect(await change(old)).toEqual([null, 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED']);
        expect((await signIn(own, email)).error).toBeNull();
      } finally {
        await own.stop();
      }
    },
  );

  it('is not for anonymous visitors', async () => {
    expect((await services.call(identity, 'ChangePassword', [PASSWORD, NEW])).status).toBe(401);
  });
});

describe('ScorePassword', () => {
  const score = async (password: string) => (await call('ScorePassword', [password]))[0];

  it.each([
    ['', { isValid: false, score: 0, hasMinLength: false }],
    ['1234', { isValid: false, hasMinLength: false, hasDigit: true }],
    ['password', { isValid: false, score: 0, hasMinLength: true }],
    ['Passw0rd', { isValid: false, hasMixedCase: true, hasDigit: true, hasSpecial: false }],
    ['korrekt Pferd Batterie Heftklammer', { isValid: true, score: 4, hasMixedCase: true, hasSpecial: false }],
    ['Geschenk-2026', { isValid: true, hasMixedCase: true, hasDigit: true, hasSpecial: true }],
    ['Zürich?x9'.repeat(1_000), { isValid: false, hasMinLength: true }],
  ])('judges %.20p', async (password, expected) => {
    expect(await score(password)).toMatchObject({ minLength: 5, ...expected });
  });
});

test('ValidateAndExists tells whether an address is valid and has an account', async () => {
  const { email } = await createAccount(services);
  expect(await call('ValidateAndExists', [` ${email.toUpperCase()}`])).toEqual([true, null]);
  expect(await call('ValidateAndExists', ['nobody@example.com'])).toEqual([false, null]);
  expect(await call('ValidateAndExists', [''])).toEqual([false, { fields: { email: ['required'] } }]);
  const bad = ['anna', 'a b@example.com', 'a\u202e@example.com', '<b>@example.com', 'a@b@c.example'];
  for (const address of bad)
    expect(await call('ValidateAndExists', [address])).toEqual([false, { fields: { email: ['email'] } }]);
  const long = `${'x'.repeat(250)}@example.com`;
  expect(await call('ValidateAndExists', [long])).toEqual([false, { fields: { email: ['max'] } }]);
});
