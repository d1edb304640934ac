/** @jest-environment node */
import { hasSession } from './hasSession.ts';

it.each([
  'shop_session_one=abc',
  '__Host-shop_session_one=abc',
  'theme=dark; shop_session_one=abc',
  'a=1;__Host-shop_session_one=abc',
])('%p holds a session', (cookie) => {
  expect(hasSession(cookie, 'one')).toBe(true);
});

it.each([
  undefined,
  '',
  'theme=dark',
  'last=shop_session_one',
  'my_shop_session_one=1',
  'shop_session_other=1',
  'shop_session_one',
])('%p holds none', (cookie) => {
  expect(hasSession(cookie, 'one')).toBe(false);
});
