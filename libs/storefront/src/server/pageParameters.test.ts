/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenParameters } from '@shop/contracts/account-links';
import { orderParameters } from '@shop/contracts/order-links';
import { splitSearch } from './pageParameters.ts';

it('keeps what pages read, as it was given and in its order', () => {
  const search = '?q=k%C3%A4se+brot&filter.colour=red&filter.colour=blue&page=2&show=reviews&sort=newest&variant=a';
  expect(splitSearch(search)).toEqual({ read: search, ignored: '' });
});

it.each([
  ['', '', ''],
  ['?', '', ''],
  ['?x', '', 'x'],
  ['?utm_source=mail&page=2&=&pages=3', '?page=2', 'utm_source=mail&=&pages=3'],
  ['?%70age=2', '?%70age=2', ''],
  ['?Page=2&filters=own', '?filters=own', 'Page=2'],
])('splits %j', (search, read, ignored) => {
  expect(splitSearch(search)).toEqual({ read, ignored });
});

/** Read by the browser alone, once it has hydrated: as part of a key in the cache, each token or order would be a page. */
const named = [...Object.values(tokenParameters), ...Object.values(orderParameters)];
const browserOnly = ['redirect', ...named];

it('keeps every parameter that pages are rendered by', () => {
  const libs = join(import.meta.dirname, '../../..');
  const files = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(pages|catalogue|community|frame|checkout|recipes|auth|cart|cms-elements|profile)\/src\/.*(?<!\.test)\.tsx?$/.test(
      file,
    ),
  );
  const reads = /new URLSearchParams\(\w+\)\.(?:get|getAll|has)\('([^']+)'\)|const PARAMETER = '([^']+)'/g;
  const found = files.flatMap((file) =>
    [...readFileSync(join(libs, file), 'utf8').matchAll(reads)].map(([, name, constant]) => name ?? constant!),
  );
  expect(found).toEqual(expect.arrayContaining(['page', 'q', 'show', 'sort', 'variant']));
  const read = [...found, ...named];
  const ignored = new Set(read.filter((name) => splitSearch(`?${name}=1`).read === ''));
  expect([...ignored].toSorted()).toEqual(browserOnly.toSorted());
});
