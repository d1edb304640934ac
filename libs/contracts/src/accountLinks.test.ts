import { tokenIn, withoutToken } from './accountLinks.ts';

it.each([
  ['?resetToken=abc', 'abc'],
  ['?page=2&resetToken=abc', 'abc'],
  ['?resetToken=abc?utm_source=mail', 'abc'],
  ['?resetToken=abc%3Fx', 'abc'],
  ['?resetToken=', ''],
  ['?token=abc', ''],
  ['?confirmationToken=abc', ''],
  ['', ''],
])('reads the token of %j', (search, token) => expect(tokenIn(search, 'recovery')).toBe(token));

it.each([
  ['?resetToken=abc', ''],
  ['?page=2&resetToken=abc', '?page=2'],
  ['', ''],
])('takes it out of %j', (search, rest) => expect(withoutToken(search, 'recovery')).toBe(rest));
