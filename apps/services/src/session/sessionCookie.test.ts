import { clearedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts';

const ID = 'A'.repeat(43);
const OTHER = 'B'.repeat(43);
const plain = { site: 'one', secure: false };
const secure = { site: 'one', secure: true };

test('the id is found among other cookies', () => {
  expect(readSessionCookie(`a=1; shop_session_one=${ID}; b="x=y"`, plain)).toBe(ID);
});

test.each([
  undefined,
  '',
  'shop_session_one=',
  'shop_session_one=short',
  `shop_session_one=${ID}=`,
  `xshop_session_one=${ID}`,
  `shop_session_one=${ID}x`,
])('the header %p names no session', (header) => {
  expect(readSessionCookie(header, plain)).toBeNull();
});

test('shops on one host have separate sessions', () => {
  const header = `shop_session_one=${ID}; shop_session_other=${OTHER}; shop_session=${ID}`;
  expect(readSessionCookie(header, plain)).toBe(ID);
  expect(readSessionCookie(header, { site: 'other', secure: false })).toBe(OTHER);
  expect(readSessionCookie(header, { site: 'h', secure: false })).toBeNull();
});

test('over https a cookie without the prefix is ignored', () => {
  expect(readSessionCookie(`shop_session_one=${ID}`, secure)).toBeNull();
  expect(readSessionCookie(`__Host-shop_session_one=${ID}`, secure)).toBe(ID);
});

test('the prefixed cookie has precedence', () => {
  expect(readSessionCookie(`shop_session_one=${ID}; __Host-shop_session_one=${OTHER}`, plain)).toBe(OTHER);
});

test('the cookie is inaccessible to scripts and foreign pages', () => {
  expect(sessionCookie(ID, plain, 2)).toBe(`shop_session_one=${ID}; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax`);
});

test('over https the cookie is bound to the host', () => {
  expect(sessionCookie(ID, secure, 1)).toBe(
    `__Host-shop_session_one=${ID}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(clearedSessionCookie(secure)).toBe(
    '__Host-shop_session_one=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  );
});
