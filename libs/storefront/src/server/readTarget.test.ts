/** @jest-environment node */
import { readTarget } from './readTarget.ts';

const page = (path: string, search = '') => ({ kind: 'page', path, search });

it.each([
  ['/', page('/')],
  ['/de/pfannen?page=2', page('/de/pfannen', '?page=2')],
  ['/a?', page('/a')],
  ['/a?next=//evil', page('/a', '?next=//evil')],
  ['/pf%C3%A4nnchen', page('/pf%C3%A4nnchen')],
  ['/pfännchen', page('/pf%C3%A4nnchen')],
  ['/%00', page('/%00')],
  ['/a/../b', page('/b')],
  ['/%2e%2e/%2e%2e/etc/passwd', page('/etc/passwd')],
  ['/:8080', page('/:8080')],
  ['/@evil.example', page('/@evil.example')],
  ['http://shop.example/a?b=c', page('/a', '?b=c')],
])('%s is a page', (target, expected) => {
  expect(readTarget(target)).toEqual(expected);
});

it.each([
  ['//evil.example', '/evil.example'],
  ['//evil.example:99999/a', '/evil.example:99999/a'],
  ['///', '/'],
  ['/\\evil.example', '/evil.example'],
  ['/de//pfannen?page=2', '/de/pfannen?page=2'],
  ['/.//evil.example', '/evil.example'],
  ['http://shop.example//evil.example', '/evil.example'],
  ['/en/', '/en'],
  ['/en/?page=2', '/en?page=2'],
  ['/@evil.example//', '/@evil.example'],
  ['/pfannen?price.from=10&price.to=&sort=rating', '/pfannen?sort=rating&filter.amount=1000-'],
  ['/pfannen/?price.from=&price.to=', '/pfannen'],
])('%s has moved to %s', (target, to) => {
  expect(readTarget(target)).toEqual({ kind: 'moved', to });
});

it.each([
  [`/${'a'.repeat(10_000)}`, 414],
  [`/?${'a'.repeat(10_000)}`, 414],
  ['http://:80/', 400],
  ['*', 400],
  ['/%5Cevil.example/', 400],
  ['/%2Fevil.example//', 400],
])('refuses %.20s', (target, status) => {
  expect(readTarget(target)).toEqual({ kind: 'refused', status });
});
