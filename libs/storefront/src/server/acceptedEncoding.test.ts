/** @jest-environment node */
import { acceptedEncoding } from './acceptedEncoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, zstd;q=0', 'gzip'],
  ['*', 'zstd'],
  [undefined, 'identity'],
])('of a page for one visitor, %p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header, 'personal')).toBe(encoding);
});
