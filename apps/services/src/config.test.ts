import { isAbsolute } from 'node:path';
import { readBrands } from '@shop/brands';
import { hasDemoAccounts, readConfig } from './config.ts';

test('an empty environment is sufficient', () => {
  const config = readConfig({ PORT: '' });
  const sites = readBrands().map(({ site }) => site);
  expect(config).toMatchObject({
    PORT: 4300,
    HOST: '127.0.0.1',
    DEFAULT_SITE: sites[0],
    SITES: sites,
    CONCEAL_ACCOUNTS: false,
  });
  expect(config).toMatchObject({ SESSION_IDLE_DAYS: 30, SESSION_ABSOLUTE_DAYS: 180, LOGIN_MAX_FAILURES: 5 });
  expect(isAbsolute(config.DATA_DIR)).toBe(true);
});

test('values are parsed by type', () => {
  expect(
    readConfig({ PORT: '80', CONCEAL_ACCOUNTS: 'true', ALLOWED_ORIGINS: 'https://a.example, https://b.example,' }),
  ).toMatchObject({
    PORT: 80,
    CONCEAL_ACCOUNTS: true,
    ALLOWED_ORIGINS: ['https://a.example', 'https://b.example'],
  });
});

test('the origins of storefronts are found by site', () => {
  const origins = { one: 'https://shop.example', two: 'http://localhost:4201' };
  expect(readConfig({ SITE_ORIGINS: 'one=https://shop.example, two=http://localhost:4201' }).SITE_ORIGINS).toEqual(
    origins,
  );
});

test.each([
  { PORT: 'eighty' },
  { PORT: '70000' },
  { CONCEAL_ACCOUNTS: 'yes' },
  { LOGIN_MAX_FAILURES: '1' },
  { LOG_LEVEL: 'loud' },
  { TRUST_PROXY: 'true' },
  { SITE_ORIGINS: 'https://shop.example' },
  { SITE_ORIGINS: 'one=https://shop.example/path' },
  { EMPLOYEE_ISSUER: 'http://directory.example' },
  { EMPLOYEE_ISSUER: 'ftp://directory.example' },
  { EMPLOYEE_GROUPS: 'moderators' },
  { EMPLOYEE_GROUPS: '=moderator' },
  { EMPLOYEE_GROUPS: 'everybody=customer' },
  { EMPLOYEE_GROUPS: ',' },
  { EVENT_WEBHOOKS: 'https://erp.example/events' },
  { EVENT_WEBHOOKS: 'one=http://erp.example/events' },
  { EVENT_WEBHOOK_SECRETS: 'one=whsec_c2hvcnQ=' },
  { EVENT_WEBHOOK_SECRETS: `one=${'x'.repeat(64)}` },
  { ADYEN_HMAC_KEY: 'secret' },
  { ADYEN_URL: 'http://adyen.example' },
  { PASSWORD_MIN_LENGTH: '4' },
  { PASSWORD_MIN_LENGTH: '129' },
])('%p is rejected by name', (env) => {
  expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
});

describe('webhooks for events', () => {
  const secret = `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`;
  const webhooks = { EVENT_WEBHOOKS: 'one=https://erp.example/events?shop=one' };

  it('are found by site, with their secrets', () => {
    expect(readConfig({ ...webhooks, EVENT_WEBHOOK_SECRETS: `one=${secret},two=${secret}` })).toMatchObject({
      EVENT_WEBHOOKS: { one: 'https://erp.example/events?shop=one' },
      EVENT_WEBHOOK_SECRETS: { one: secret, two: secret },
    });
  });

  it.each(['', `two=${secret}`])('need the secret of their site: %j', (secrets) => {
    expect(() => readConfig({ ...webhooks, EVENT_WEBHOOK_SECRETS: secrets })).toThrow('EVENT_WEBHOOK_SECRETS');
  });
});

describe('Adyen', () => {
  const adyen = { ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'Shop', ADYEN_HMAC_KEY: 'ab'.repeat(32) };

  it('is configured as a whole', () => {
    expect(readConfig(adyen)).toMatchObject(adyen);
  });

  it.each(Object.keys(adyen))('is not complete without %s', (name) => {
    expect(() => readConfig({ ...adyen, [name]: '' })).toThrow(name);
  });
});

describe('the directory of employees', () => {
  const directory = {
    EMPLOYEE_ISSUER: 'https://directory.example/tenant',
    EMPLOYEE_CLIENT_ID: 'shop',
    EMPLOYEE_CLIENT_SECRET: 'secret',
    EMPLOYEE_GROUPS: 'shop-moderators=moderator, CN=shop=admin, shop-moderators=editor',
  };

  it('gives roles to groups, whose names may have an equals sign', () => {
    expect(readConfig(directory)).toMatchObject({
      EMPLOYEE_GROUPS: [
        { group: 'shop-moderators', role: 'moderator' },
        { group: 'CN=shop', role: 'admin' },
        { group: 'shop-moderators', role: 'editor' },
      ],
      EMPLOYEE_GROUPS_CLAIM: 'groups',
    });
  });

  it.each(Object.keys(directory))('is not complete without %s', (name) => {
    expect(() => readConfig({ ...directory, [name]: '' })).toThrow(name);
  });

  it.each(['http://127.0.0.1:4400', 'http://localhost:4400/tenant'])('may be on this machine: %s', (issuer) => {
    expect(readConfig({ ...directory, EMPLOYEE_ISSUER: issuer }).EMPLOYEE_ISSUER).toBe(issuer);
  });
});

test.each([
  [{}, true],
  [{ DEMO: 'off' }, false],
  [{ DATABASE_URL: 'postgres://db.example/shop' }, false],
  [{ DATABASE_URL: 'postgres://db.example/shop', DEMO: 'on' }, false],
  [{ DATABASE_URL: 'postgres://db.example/shop', DEMO_ACCOUNTS: 'on' }, true],
  [{ DEMO_ACCOUNTS: 'off' }, false],
])('with %p the demo accounts belong to the shop: %p', (env, expected) => {
  expect(hasDemoAccounts(readConfig(env))).toBe(expected);
});

describe('the secret of vouchers', () => {
  const secret = 'a secret of thirty-two characters';

  it('is one of its own in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('VOUCHER_SECRET');
    expect(readConfig({ NODE_ENV: 'production', VOUCHER_SECRET: secret }).VOUCHER_SECRET).toBe(secret);
  });

  it('is long', () => {
    expect(() => readConfig({ VOUCHER_SECRET: secret.slice(2) })).toThrow('has 32 characters at least');
  });
});
