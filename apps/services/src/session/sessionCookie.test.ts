import { clearedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts';

const ID = 'A'.repeat(43);
const OTHER = 'B'.repeat(43);
const plain = { site: 'gi', secure: false };
const secure = { site: 'gi', secure: true };

test('the id is found among other cookies', () => {
  expect(readSessionCookie(`a=1; shop_session_gi=${ID}; b="x=y"`, plain)).toBe(ID);
});

test.each([
  undefined,
  '',
  'shop_session_gi=',
  'shop_session_gi=short',
  `shop_session_gi=${ID}=`,
  `xshop_session_gi=${ID}`,
  `shop_session_gi=${ID}x`,
])('the header %p names no session', (header) => {
  expect(readSessionCookie(header, plain)).toBeNull();
});

test('shops on one host keep their sessions apart', () => {
  const header = `shop_session_gi=${ID}; shop_session_hmd=${OTHER}; shop_session=${ID}`;
  expect(readSessionCookie(header, plain)).toBe(ID);
  expect(readSessionCookie(header, { site: 'hmd', secure: false })).toBe(OTHER);
  expect(readSessionCookie(header, { site: 'h', secure: false })).toBeNull();
});

test('over https a cookie without the prefix counts for nothing', () => {
  expect(readSessionCookie(`shop_session_gi=${ID}`, secure)).toBeNull();
  expect(readSessionCookie(`__Host-shop_session_gi=${ID}`, secure)).toBe(ID);
});

test('the prefixed cookie goes before the plain one', () => {
  expect(readSessionCookie(`shop_session_gi=${ID}; __Host-shop_session_gi=${OTHER}`, plain)).toBe(OTHER);
});

test('the cookie is out of reach of scripts and foreign pages', () => {
  expect(sessionCookie(ID, plain, 2)).toBe(`shop_session_gi=${ID}; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax`);
});

test('over https the cookie is bound to the host', () => {
  expect(sessionCookie(ID, secure, 1)).toBe(
    `__Host-shop_session_gi=${ID}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(clearedSessionCookie(secure)).toBe(
    '__Host-shop_session_gi=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  );
});
