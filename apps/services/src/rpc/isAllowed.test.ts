import type { Access, Role } from '@shop/contracts';
import { isAllowed } from './isAllowed.ts';

const customer = (...roles: Role[]) => ({ customerId: 'c', roles });
const every: Access[] = ['anonymous', 'guest', 'customer', 'moderator', 'editor', 'support', 'admin'];
const allowed = (caller: Parameters<typeof isAllowed>[0]) => every.filter((access) => isAllowed(caller, access));

test('an anonymous visitor may call public methods', () => {
  expect(allowed({ customerId: null, roles: [] })).toEqual(['anonymous']);
});

test("a guest may call guests' methods, and no customers'", () => {
  expect(allowed({ customerId: null, guestId: 'g', roles: [] })).toEqual(['anonymous', 'guest']);
});

test('roles without an account are ignored', () => {
  expect(allowed({ customerId: null, roles: ['admin'] })).toEqual(['anonymous']);
});

test("a customer may also call customers' methods", () => {
  expect(allowed(customer())).toEqual(['anonymous', 'guest', 'customer']);
});

test.each<Role>(['moderator', 'editor', 'support'])('the role %s adds its own methods only', (role) => {
  expect(allowed(customer(role))).toEqual(['anonymous', 'guest', 'customer', role]);
});

test('an admin may call everything', () => {
  expect(allowed(customer('admin'))).toEqual(every);
});
