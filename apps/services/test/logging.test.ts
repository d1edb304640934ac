import { identity } from '@shop/contracts';
import { modules } from '../src/modules.ts';
import { mount } from '../src/rpc/mount.ts';
import { createShop, shop } from './support/shopContract.ts';
import { customer } from '../src/db/schema/identity.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

const lines: string[] = [];
const failing = mount(shop, {
  Echo: async ({ db }, { id }) => {
    await db.insert(customer).values({ id, site: mainSite, email: 'someone@private.example' });
    return { ret: { id: '' } };
  },
});
let services: TestServices;
beforeAll(async () => {
  const { Echo: _, ...others } = createShop().implementation;
  services = await startTestServices({
    services: [...modules, { service: shop, implementation: { ...others, ...failing.implementation } }],
    log: { write: (line: string) => void lines.push(line) },
  });
});
afterAll(() => services.stop());
beforeEach(() => void lines.splice(0));

const requests = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');

test('a request is logged in one line with path, duration and status', async () => {
  const { headers } = await services.call(shop, 'Void', [], { headers: { 'x-request-id': 'r-1' } });
  expect(requests()).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/services/shop/Void',
      status: 200,
      ms: expect.any(Number),
      requestId: 'r-1',
      traceId: headers.get('traceparent')!.split('-')[1],
    }),
  ]);
});

test('passwords, cookies and queries stay out of the log', async () => {
  const { cookie } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026']);
  await services.call(identity, 'WhoAmI', [], { cookie });
  await fetch(`${services.url}/services/shop/Void?email=someone@private.example`, { method: 'POST' });
  const log = lines.join('\n');
  expect(requests()).toHaveLength(3);
  for (const secret of ['Geschenk-2026', 'kunde@example.com', cookie!.split('=')[1]!, 'private.example']) {
    expect(log).not.toContain(secret);
  }
});

test('a fault is logged with its query, but without parameters', async () => {
  expect((await services.call(shop, 'Echo', [{ id: 'no uuid' }])).status).toBe(500);
  const fault = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'fault');
  expect(fault).toMatchObject({ level: 50, path: '/services/shop/Echo', err: { code: '22P02' } });
  expect(fault.err.query).toContain('insert into "customer"');
  expect(lines.join('\n')).not.toContain('private.example');
});

test('health checks are not logged', async () => {
  await fetch(`${services.url}/healthz`);
  expect(requests().map(({ level }) => level)).toEqual([20]);
});

describe('security events', () => {
  const events = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'security');
  const shape = [
    'account',
    'event',
    'level',
    'msg',
    'network',
    'path',
    'reason',
    'requestId',
    'site',
    'status',
    'subject',
    'time',
    'traceId',
  ];
  const login = (password: string) => services.call(identity, 'Login', ['Kunde@example.com', password]);

  test('are logged in one shape, without who tried what', async () => {
    await login('wrong');
    const { cookie } = await login('Geschenk-2026');
    await services.call(shop, 'ForModerators', [], { cookie });
    await services.call(shop, 'ForCustomers', []);
    await services.call(shop, 'Void', [], { headers: { origin: 'https://elsewhere.example' } });
    await services.call(shop, 'Busy', []);
    expect(events().map(({ event, status, reason }) => [event, status, reason])).toEqual([
      ['sign-in-failed', null, 'AUTHORIZATION_FAILED'],
      ['sign-in', null, null],
      ['call-refused', 403, 'not allowed'],
      ['call-refused', 401, 'not signed in'],
      ['call-refused', 403, 'cross-site request refused'],
      ['call-refused', 429, 'too many attempts'],
    ]);
    for (const event of events()) expect(Object.keys(event).sort()).toEqual(shape);
    const [failed, signedIn] = events();
    expect(failed!['subject']).toBe(signedIn!['subject']);
    expect(lines.join('\n').toLowerCase()).not.toContain('kunde@example.com');
  });

  test('tell of a lock', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await services.call(identity, 'Login', ['moderator@example.com', 'x']);
    expect(events().at(-1)).toMatchObject({ event: 'account-locked', network: '127.0.0.1' });
  });
});
