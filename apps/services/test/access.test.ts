import { type Access, type Role, services as contracts } from '@shop/contracts';
import { createGuest } from '../src/customer/createGuest.ts';
import { login } from '../src/identity/login.ts';
import { isAllowed } from '../src/rpc/isAllowed.ts';
import { mount, type MountedModule } from '../src/rpc/mount.ts';
import { anAddress } from './support/anAddress.ts';
import { createShop, shop } from './support/shopContract.ts';
import { signInAs } from './support/signInAs.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

/** Names of the methods that were entered. */
const entered: string[] = [];
function enter(name: string) {
  entered.push(name);
  return {};
}

/**
 * Every method of every contract, implemented or not, with its access check only; past it the call ends at once. Login
 * and CreateGuest are real.
 */
const doors: MountedModule[] = Object.values(contracts).map((service) => ({
  service,
  implementation: {
    ...Object.fromEntries(Object.keys(service.methods).map((name) => [name, () => enter(name)])),
    ...(service === contracts.identity && mount(contracts.identity, { Login: login }).implementation),
    ...(service === contracts.customer && mount(contracts.customer, { CreateGuest: createGuest }).implementation),
  },
}));

type Caller = 'anonymous' | 'guest' | Role;
const callers: Caller[] = ['anonymous', 'guest', 'customer', 'moderator', 'editor', 'support', 'admin'];
const cookies = new Map<Caller, string | undefined>();

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({
    content: 'empty',
    services: [...doors, createShop()],
    config: { CHECK_RESULTS: false },
  });
  const guest = { email: 'guest@example.com', address: anAddress() };
  cookies.set('guest', (await services.call(contracts.customer, 'CreateGuest', [guest])).cookie);
  for (const caller of callers.filter((one) => one !== 'anonymous' && one !== 'guest')) {
    cookies.set(caller, await signInAs(services, caller === 'customer' ? [] : [caller]));
  }
});
afterAll(() => services.stop());

const table = [...Object.values(contracts), shop].flatMap((service) =>
  Object.entries(service.methods)
    .filter(([name]) => !(service === shop && (name === 'Unbuilt' || name === 'Panic' || name === 'Busy')))
    .map(([name, { access }]) => [service, name, access as Access] as const),
);

test.each(callers)('%s may call exactly what the contracts allow', async (caller) => {
  const isSignedIn = caller !== 'anonymous' && caller !== 'guest';
  const roles = isSignedIn && caller !== 'customer' ? [caller] : [];
  const guestId = caller === 'guest' ? 'someone' : null;
  const subject = { customerId: isSignedIn ? 'someone' : null, guestId, roles };
  const refused = isSignedIn ? 403 : 401;
  for (const [service, name, access] of table) {
    // Access is checked before the arguments: 403 without access, a missing-argument error with it.
    const { status } = await services.call(service, name, [], { cookie: cookies.get(caller) });
    const expected = isAllowed(subject, access) ? [200, 400] : [refused];
    expect({ name: `${service.path}/${name}`, allowed: expected.includes(status), status }).toMatchObject({
      allowed: true,
    });
  }
});

test.each([
  ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbour of the shop', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' }],
  ['a foreign page of an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
])('%s may call nothing, whoever looks at it', async (_who, headers) => {
  entered.length = 0;
  for (const caller of callers) {
    for (const [service, name] of table) {
      const { status, body } = await services.call(service, name, [], { cookie: cookies.get(caller), headers });
      expect([caller, name, status, body]).toEqual([caller, name, 403, 'cross-site request refused\n']);
    }
  }
  expect(entered).toEqual([]);
});

test("customers' methods are closed to anonymous visitors, and roles' methods to customers", async () => {
  const status = async (name: string, caller: Caller) =>
    (await services.call(shop, name, [], { cookie: cookies.get(caller) })).status;
  expect(await status('ForCustomers', 'anonymous')).toBe(401);
  expect(await status('ForCustomers', 'customer')).toBe(200);
  expect(await status('ForModerators', 'customer')).toBe(403);
  expect(await status('ForModerators', 'editor')).toBe(403);
  expect(await status('ForModerators', 'admin')).toBe(200);
  expect(await status('ForAdmins', 'moderator')).toBe(403);
});

test('a refused caller learns nothing about the arguments', async () => {
  const { status } = await services.call(contracts.community, 'AddReview', ['nonsense']);
  expect(status).toBe(401);
});
