/** @jest-environment node */
import { hasSession } from './hasSession.ts';

const ID = 'aZ0-_'.padEnd(43, 'x');

it.each([
  `shop_session_one=${ID}`,
  `__Host-shop_session_one=${ID}`,
  `theme=dark; shop_session_one=${ID}`,
  `a=1;__Host-shop_session_one=${ID}`,
])('%p holds a session', (cookie) => {
  expect(hasSession(cookie, 'one')).toBe(true);
});

it.each([
  undefined,
  '',
  'theme=dark',
  'last=shop_session_one',
  `my_shop_session_one=${ID}`,
  `shop_session_other=${ID}`,
  'shop_session_one',
  'shop_session_one=abc',
  `shop_session_one=${ID}x`,
  `shop_session_one=${ID.replace('-', '%')}`,
])('%p holds none', (cookie) => {
  expect(hasSession(cookie, 'one')).toBe(false);
});
