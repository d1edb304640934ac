/** @jest-environment node */
import { LruCache } from './lruCache.ts';

it('forgets what was used longest ago when it is full', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

it('gives the room of a replaced value back', () => {
  const cache = new LruCache<string>(10);
  for (let i = 0; i < 5; i += 1) cache.set('a', `A${i}`, 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['A4', 'B']);
});

it('does not take what is larger than all of it, and forgets what stood there', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'A', 1);
  cache.set('b', 'B', 1);
  cache.set('a', 'huge', 11);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'B']);
});
