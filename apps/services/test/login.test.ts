import { identity } from '@shop/contracts';
import { argon2Sync, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { customer, failedSignIn, knownNetwork, rateLimit } from '../src/db/schema/identity.ts';
import { sweepAttempts } from '../src/identity/attemptRepository.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { hitRateLimit, sweepRateLimits } from '../src/limits/hitRateLimit.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { demoSites } from '../demo/demoBrands.ts';

const PASSWORD = 'right password';
let passwordHash: string;
let services: TestServices;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  services = await startTestServices();
});
afterAll(() => services.stop());

async function createAccount(more: Partial<typeof customer.$inferInsert> = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await services.db.insert(customer).values({ site: mainSite, email, passwordHash, confirmedAt: new Date(), ...more });
  return email;
}
async function login(email: string, password: string, on: TestServices = services, options: CallOptions = {}) {
  const { status, body, cookie, headers } = await on.call(identity, 'Login', [email, password], options);
  return { status, error: body[0] as string | null, cookie, headers };
}
const from = (ip: string): CallOptions => ({ headers: { 'x-forwarded-for': ip } });
const errorOf = async (email: string, password: string, on = services) => (await login(email, password, on)).error;
const account = async (email: string) =>
  (await services.db.select().from(customer).where(eq(customer.email, email)))[0]!;
async function withServices(
  config: Parameters<typeof startTestServices>[0],
  use: (other: TestServices) => Promise<void>,
) {
  const other = await startTestServices(config);
  try {
    await use(other);
  } finally {
    await other.stop();
  }
}

describe('signing in', () => {
  it('accepts the right password, whatever the letter case of the address', async () => {
    const email = await createAccount();
    const { error, cookie } = await login(` ${email.toUpperCase()} `, PASSWORD);
    expect(error).toBeNull();
    const { body } = await services.call(identity, 'WhoAmI', [], { cookie });
    expect(body[0]).toMatchObject({ email, roles: ['customer'], kind: 'password', customerType: 'registered' });
  });

  it('refuses a wrong password and opens no session', async () => {
    const email = await createAccount();
    expect(await login(email, 'wrong password')).toMatchObject({ error: 'AUTHORIZATION_FAILED', cookie: undefined });
  });

  it('reports an unknown account on this site', async () => {
    const email = await createAccount({ site: otherSite });
    expect(await errorOf(email, PASSWORD)).toBe('IDENTITY_DOES_NOT_EXIST');
    expect((await login(email, PASSWORD, services, { site: otherSite })).error).toBeNull();
  });

  it('rejects guests, who have no password', async () => {
    const email = await createAccount({ passwordHash: null, customerType: 'guest' });
    expect(await errorOf(email, '')).toBe('IDENTITY_DOES_NOT_EXIST');
  });

  it('is not supported for employees of the directory', async () => {
    const email = await createAccount({ passwordHash: null, kind: 'employeeAD' });
    expect(await errorOf(email, PASSWORD)).toBe('UNKNOWN');
  });

  it('requires confirmation only where the shop is configured so', async () => {
    const email = await createAccount({ confirmedAt: null });
    expect(await errorOf(email, PASSWORD)).toBeNull();
    await withServices({ config: { REQUIRE_CONFIRMATION: true } }, async (strict) => {
      await strict.db.insert(customer).values({ site: mainSite, email, passwordHash });
      expect(await errorOf(email, PASSWORD, strict)).toBe('AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED');
      expect(await errorOf(email, 'wrong', strict)).toBe('AUTHORIZATION_FAILED');
    });
  });

  it('rehashes a password when the cost has increased', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: salt,
      tagLength: 32,
      memory: 1_024,
      passes: 1,
      parallelism: 1,
    });
    const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const email = await createAccount({ passwordHash: `$argon2id$v=19$m=1024,t=1,p=1$${encode(salt)}$${encode(tag)}` });
    expect(await errorOf(email, PASSWORD)).toBeNull();
    expect((await account(email)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await errorOf(email, PASSWORD)).toBeNull();
  });
});

describe('an account', () => {
  const fail = (email: string, times: number) =>
    Array.from({ length: times }).reduce<Promise<unknown>>(
      (before) => before.then(() => login(email, 'wrong')),
      Promise.resolve(),
    );

  it('announces the last attempt after four failures and is locked after five', async () => {
    const email = await createAccount();
    const errors: unknown[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) errors.push(await errorOf(email, 'wrong'));
    expect(errors).toEqual([
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED_LAST_ATTEMPT',
      'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
      'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
    ]);
  });

  it('is locked for the right password too', async () => {
    const email = await createAccount();
    await fail(email, 5);
    expect(await login(email, PASSWORD)).toMatchObject({
      error: 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
      cookie: undefined,
    });
  });

  it('resets failures after the right password', async () => {
    const email = await createAccount();
    await fail(email, 4);
    expect(await errorOf(email, PASSWORD)).toBeNull();
    expect(await errorOf(email, 'wrong')).toBe('AUTHORIZATION_FAILED');
  });

  it('gets its attempts back when the lock expires', async () => {
    const email = await createAccount();
    await fail(email, 5);
    const { id } = await account(email);
    const lockedSince = (time: string) =>
      services.db
        .update(failedSignIn)
        .set({ lockedAt: sql`now() - ${time}::interval` })
        .where(eq(failedSignIn.customerId, id));
    await lockedSince('29 minutes');
    expect(await errorOf(email, PASSWORD)).toBe('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
    await lockedSince('31 minutes');
    expect(await errorOf(email, 'wrong')).toBe('AUTHORIZATION_FAILED');
    expect(await errorOf(email, PASSWORD)).toBeNull();
  });

  it('allows concurrent guesses no more attempts than sequential ones', async () => {
    const email = await createAccount();
    const errors = await Promise.all(Array.from({ length: 12 }, () => errorOf(email, 'wrong')));
    const judged = errors.filter((error) => error !== 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
    expect(judged.sort()).toEqual([
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED',
      'AUTHORIZATION_FAILED_LAST_ATTEMPT',
    ]);
  });

  it('accepts right passwords sent at once', async () => {
    const email = await createAccount();
    const errors = await Promise.all(Array.from({ length: 10 }, () => errorOf(email, PASSWORD)));
    expect(errors.filter(Boolean)).toEqual([]);
  });

  it('is locked for the network of who failed, not for its owner elsewhere', async () => {
    const email = await createAccount();
    for (let attempt = 1; attempt <= 8; attempt++) await login(email, 'wrong', services, from('203.0.113.66'));
    expect((await login(email, PASSWORD, services, from('203.0.113.66'))).error).toBe(
      'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
    );
    expect((await login(email, PASSWORD, services, from('198.51.100.7'))).error).toBeNull();
  });

  it('accepts the right password from where its owner has signed in before, whoever failed there since', async () => {
    const email = await createAccount();
    const [home, hotel] = [from('198.51.100.8'), from('203.0.113.8')];
    expect((await login(email, PASSWORD, services, home)).error).toBeNull();
    for (let attempt = 1; attempt <= 6; attempt++) await login(email, 'wrong', services, home);
    expect((await login(email, 'wrong', services, home)).error).toBe('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
    expect((await login(email, PASSWORD, services, home)).error).toBeNull();
    expect((await login(email, 'wrong', services, hotel)).error).toBe('AUTHORIZATION_FAILED');
  });

  it('is locked for unknown networks while many of them guess, and open where its owner is known', async () => {
    await withServices({ config: { LOGIN_MAX_FAILURES_ELSEWHERE: 6 } }, async (attacked) => {
      const email = 'owner@example.com';
      await attacked.db.insert(customer).values({ site: mainSite, email, passwordHash, confirmedAt: new Date() });
      const home = from('198.51.100.9');
      expect((await login(email, PASSWORD, attacked, home)).error).toBeNull();
      for (let network = 1; network <= 6; network++)
        await login(email, 'wrong', attacked, from(`203.0.113.${network}`));
      expect((await login(email, PASSWORD, attacked, from('203.0.113.99'))).error).toBe(
        'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
      );
      expect((await login(email, PASSWORD, attacked, home)).error).toBeNull();
    });
  });

  it('forgets failures and networks that no longer count', async () => {
    const email = await createAccount();
    const { id } = await account(email);
    await login(email, PASSWORD, services, from('198.51.100.10'));
    await login(email, 'wrong', services, from('203.0.113.10'));
    const left = async () => [
      (await services.db.select().from(failedSignIn).where(eq(failedSignIn.customerId, id))).length,
      (await services.db.select().from(knownNetwork).where(eq(knownNetwork.customerId, id))).length,
    ];
    await sweepAttempts(services.db, services.config);
    expect(await left()).toEqual([1, 1]);
    await services.db.update(failedSignIn).set({ failedAt: sql`now() - interval '2 days'` });
    await services.db.update(knownNetwork).set({ seenAt: sql`now() - interval '181 days'` });
    await sweepAttempts(services.db, services.config);
    expect(await left()).toEqual([0, 0]);
  });

  it('is not revealed where accounts are concealed', async () => {
    const [known, locked] = [await createAccount(), await createAccount()];
    await withServices({ config: { CONCEAL_ACCOUNTS: true, LOGIN_MAX_FAILURES: 2 } }, async (concealing) => {
      for (const email of [known, locked])
        await concealing.db.insert(customer).values({ site: mainSite, email, passwordHash });
      const answers = [
        await errorOf('nobody@example.com', 'wrong', concealing),
        await errorOf(known, 'wrong', concealing),
        await errorOf(locked, 'wrong', concealing),
        await errorOf(locked, 'wrong', concealing),
        await errorOf(locked, PASSWORD, concealing),
      ];
      expect(new Set(answers)).toEqual(new Set(['AUTHORIZATION_FAILED']));
      expect(await errorOf(known, PASSWORD, concealing)).toBeNull();
    });
  });
});

describe('the rate of sign-ins', () => {
  it('counts every call, also concurrent ones', async () => {
    const limit = { limit: 10, windowSeconds: 86_400 };
    const waits = await Promise.all(Array.from({ length: 25 }, () => hitRateLimit(services.db, 'at once', limit)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  it('deletes expired windows', async () => {
    await services.db.insert(rateLimit).values({ key: 'old', windowStart: sql`now() - interval '2 days'`, count: 1 });
    await hitRateLimit(services.db, 'new', { limit: 1, windowSeconds: 60 });
    await sweepRateLimits(services.db);
    const left = await services.db.select({ key: rateLimit.key }).from(rateLimit);
    expect(left).toContainEqual({ key: 'new' });
    expect(left).not.toContainEqual({ key: 'old' });
  });
});

describe("the visitor's identity", () => {
  it('is null without a session', async () => {
    expect((await services.call(identity, 'WhoAmI', [])).body).toEqual([null, null]);
    expect((await services.call(identity, 'IsAuthenticated', [])).body).toEqual([false]);
    expect((await services.call(identity, 'HasRole', ['customer'])).body).toEqual([false]);
    expect((await services.call(identity, 'HasRoles', [[]])).body).toEqual([false]);
  });

  it('is the demo moderator of either site with the demo password', async () => {
    for (const site of demoSites) {
      const { cookie } = await login('moderator@example.com', 'Geschenk-2026', services, { site });
      const ask = async (method: string, args: unknown[]) =>
        (await services.call(identity, method, args, { cookie, site })).body[0];
      expect(await ask('WhoAmI', [])).toMatchObject({ roles: ['customer', 'moderator'] });
      expect(await ask('HasRole', ['moderator'])).toBe(true);
      expect(await ask('HasRole', ['admin'])).toBe(false);
      expect(await ask('HasRole', ['no such role'])).toBe(false);
      expect(await ask('HasRoles', [['customer', 'moderator']])).toBe(true);
      expect(await ask('HasRoles', [['moderator', 'editor']])).toBe(false);
    }
  });
});
