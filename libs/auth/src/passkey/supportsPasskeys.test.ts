import { fakePasskeys, withoutPasskeys } from '../test/fakePasskeys';
import { supportsPasskeys } from './supportsPasskeys';

afterEach(withoutPasskeys);

it('is false in a browser that knows none', () => {
  expect(supportsPasskeys()).toBe(false);
});

it.each([
  ['localhost', true],
  ['shop.example', true],
  ['4.shop.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at %s is %s', (host, isSupported) => {
  fakePasskeys();
  expect(supportsPasskeys(host)).toBe(isSupported);
});
