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
  { PASSWORD_MIN_LENGTH: '4' },
  { PASSWORD_MIN_LENGTH: '129' },
])('%p is rejected by name', (env) => {
  expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
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
