import { identity } from '@shop/contracts';
import { readStaffOptions } from '../src/staff/readStaffOptions.ts';
import { saveStaff } from '../src/staff/saveStaff.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty' });
});
afterAll(() => services.stop());

const first = { site: mainSite, email: 'first@shop.example', role: 'admin' } as const;

async function hasRole(role: string, password: string, site = mainSite) {
  const { cookie, body } = await services.call(identity, 'Login', [first.email, password], { site });
  return [body[0], (await services.call(identity, 'HasRole', [role], { cookie, site })).body[0]];
}

test('the first of the staff signs in with the role given, in that site only', async () => {
  expect(await saveStaff(services.db, { ...first, role: 'moderator' }, 'a long enough one')).toBe('created');
  expect(await hasRole('moderator', 'a long enough one')).toEqual([null, true]);
  expect(await hasRole('moderator', 'a long enough one', otherSite)).toEqual(['IDENTITY_DOES_NOT_EXIST', false]);
});

test('an account that exists gets a further role and keeps its password', async () => {
  expect(await saveStaff(services.db, { ...first, email: 'First@Shop.example' }, 'another one')).toBe('extended');
  expect(await hasRole('admin', 'a long enough one')).toEqual([null, true]);
});

test.each([
  [['--role', 'admin', '--email', 'a@b.example'], '--site'],
  [['--site', mainSite, '--role', 'customer', '--email', 'a@b.example'], '--role'],
  [['--site', mainSite, '--role', 'admin', '--email', 'nobody'], '--email'],
])('%p is told what is missing', (args, option) => {
  expect(() => readStaffOptions(args, [mainSite])).toThrow(option);
});
