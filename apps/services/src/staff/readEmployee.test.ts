import type { DirectoryClaims } from './createEmployeeDirectory.ts';
import { readEmployee } from './readEmployee.ts';

const settings = {
  groupsClaim: 'https://directory.example/groups',
  groups: [
    { group: 'shop-moderators', role: 'moderator' as const },
    { group: 'shop-admins', role: 'admin' as const },
    { group: 'shop-admins', role: 'editor' as const },
    { group: 'shop-heads', role: 'moderator' as const },
  ],
};
const read = (claims: Record<string, unknown>) =>
  readEmployee({ iss: 'https://directory.example', sub: '7', ...claims } satisfies DirectoryClaims, settings);
const rolesOf = (groups: unknown) => read({ 'https://directory.example/groups': groups }).roles;

test.each([
  [['shop-moderators'], ['moderator']],
  [
    ['staff', 'shop-admins'],
    ['admin', 'editor'],
  ],
  [['shop-heads', 'shop-moderators'], ['moderator']],
  ['shop-admins', ['admin', 'editor']],
  [['Shop-Admins', 'shop-admins ', 'admin'], []],
  [[], []],
  [undefined, []],
  [null, []],
  [7, []],
  [{ 'shop-admins': true }, []],
])('the groups %j have the roles %j', (groups, roles) => {
  expect(rolesOf(groups)).toEqual(roles);
});

test('groups of another claim do not count', () => {
  expect(read({ groups: ['shop-admins'] }).roles).toEqual([]);
});

test.each([
  [{ email: 'anna@shop.example', preferred_username: 'other@shop.example' }, 'anna@shop.example'],
  [{ preferred_username: 'anna@shop.example' }, 'anna@shop.example'],
  [{ email: '', preferred_username: 'anna' }, null],
  [{ email: ['anna@shop.example'] }, null],
  [{}, null],
])('the address of %j is %p', (claims, email) => {
  expect(read(claims).email).toBe(email);
});

test.each([
  [
    { given_name: ' Anna ', family_name: 'Muster', name: 'Muster, Anna' },
    { firstName: 'Anna', lastName: 'Muster' },
  ],
  [{ family_name: 'Muster' }, { firstName: '', lastName: 'Muster' }],
  [{ name: 'Anna Muster' }, { firstName: 'Anna Muster', lastName: '' }],
  [{ name: 7 }, { firstName: '', lastName: '' }],
])('the name of %j is %j', (claims, name) => {
  expect(read(claims)).toMatchObject(name);
});

test('the directory says who it is', () => {
  expect(read({})).toMatchObject({ issuer: 'https://directory.example', subject: '7' });
});
