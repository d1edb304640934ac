/** @jest-environment node */
import { hasSession } from './hasSession.ts';

it.each([
  'shop_session_gi=abc',
  '__Host-shop_session_gi=abc',
  'theme=dark; shop_session_gi=abc',
  'a=1;__Host-shop_session_gi=abc',
])('%p holds a session', (cookie) => {
  expect(hasSession(cookie, 'gi')).toBe(true);
});

it.each([
  undefined,
  '',
  'theme=dark',
  'last=shop_session_gi',
  'my_shop_session_gi=1',
  'shop_session_hmd=1',
  'shop_session_gi',
])('%p holds none', (cookie) => {
  expect(hasSession(cookie, 'gi')).toBe(false);
});
