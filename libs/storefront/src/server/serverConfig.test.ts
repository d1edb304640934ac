/** @jest-environment node */
import { readServerConfig } from './serverConfig.ts';

it('has a setting for everything', () => {
  expect(readServerConfig({}, 4200)).toEqual({
    PORT: 4200,
    HOST: '127.0.0.1',
    SERVICES_URL: 'http://127.0.0.1:4300',
    LOG_LEVEL: 'info',
    LIMIT_FACTOR: 1,
    TRUST_PROXY: 'false',
    REQUEST_TIMEOUT_MS: 30_000,
    PAGE_CACHE: 'on',
    MODULES: 'revalidated',
    SHUTDOWN_TIMEOUT_MS: 10_000,
  });
});

it('takes the environment, empty values as absent', () => {
  const config = readServerConfig(
    { PORT: '', HOST: '0.0.0.0', SERVICES_URL: 'https://services.example/', LOG_LEVEL: '' },
    4200,
  );
  expect(config).toMatchObject({
    PORT: 4200,
    HOST: '0.0.0.0',
    SERVICES_URL: 'https://services.example',
    LOG_LEVEL: 'info',
    LIMIT_FACTOR: 1,
  });
});

it.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['SERVICES_URL', 'localhost:4300'],
  ['SERVICES_URL', 'nonsense'],
  ['SERVICES_URL', 'http://services.example/v2'],
  ['PAGE_CACHE', 'maybe'],
  ['MODULES', 'maybe'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readServerConfig({ [name]: value }, 4200)).toThrow(name);
});
