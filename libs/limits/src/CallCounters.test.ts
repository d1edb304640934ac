import { CallCounters } from './CallCounters.ts';

let time = 0;
const counters = () => new CallCounters(() => time);
beforeEach(() => {
  time = 1_000_000;
});

it('allows a limited number of calls in a window, and says when the next one begins', () => {
  const counted = counters();
  expect([counted.hit('a', 2, 60), counted.hit('a', 2, 60)]).toEqual([null, null]);
  time += 20_500;
  expect(counted.hit('a', 2, 60)).toBe(40);
  time += 39_500;
  expect(counted.hit('a', 2, 60)).toBeNull();
});

it('keeps callers apart', () => {
  const counted = counters();
  expect([counted.hit('a', 1, 60), counted.hit('b', 1, 60)]).toEqual([null, null]);
  expect(counted.hit('a', 1, 60)).toBe(60);
});

it('forgets the callers unseen for longest', () => {
  const counted = counters();
  counted.hit('first', 1, 60);
  for (let caller = 0; caller < 50_000; caller += 1) counted.hit(String(caller), 1, 60);
  expect(counted.hit('first', 1, 60)).toBeNull();
  expect(counted.hit('49999', 1, 60)).toBe(60);
});
