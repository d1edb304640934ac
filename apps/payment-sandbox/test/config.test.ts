import { readConfig } from '../src/config.ts';

const secret = 'x'.repeat(32);

it('takes its defaults where the environment says nothing', () => {
  expect(readConfig({ PAYMENT_SANDBOX_SECRET: secret, PORT: '' })).toMatchObject({ PORT: 4400, HOST: '127.0.0.1' });
});

it.each([
  ['in production', { PAYMENT_SANDBOX_SECRET: secret, NODE_ENV: 'production' }, 'NODE_ENV'],
  ['without a secret', {}, 'PAYMENT_SANDBOX_SECRET'],
  ['with a short secret', { PAYMENT_SANDBOX_SECRET: 'short' }, 'PAYMENT_SANDBOX_SECRET'],
  [
    'with services that are no web address',
    { PAYMENT_SANDBOX_SECRET: secret, SERVICES_URL: 'file:///x' },
    'SERVICES_URL',
  ],
])('does not start %s', (_name, env, variable) => expect(() => readConfig(env)).toThrow(variable));
