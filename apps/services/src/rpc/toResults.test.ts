import { z } from 'zod';
import { toResults } from './toResults.ts';

const method = { results: { id: z.string(), list: z.array(z.string()).nullable(), error: z.string().nullable() } };

test('results are in the order of the contract', () => {
  expect(toResults(method, { error: null, list: ['a'], id: 'x' }, true)).toEqual(['x', ['a'], null]);
});

test('an absent result is null, never missing', () => {
  expect(toResults(method, { id: 'x', list: undefined }, true)).toEqual(['x', null, null]);
});

test('a method without results returns an empty array', () => {
  expect(toResults({ results: {} }, {}, true)).toEqual([]);
});

test('a result that violates the contract throws if results are checked', () => {
  expect(() => toResults(method, { id: 1, error: null }, true)).toThrow('The result id breaks its contract');
  expect(toResults(method, { id: 1, error: null }, false)).toEqual([1, null, null]);
});
