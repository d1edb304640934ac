import fc from 'fast-check';
import { Bitmap } from './Bitmap.ts';

const SIZE = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));
const numbers = Array.from({ length: SIZE }, (_, number) => number);
const listed = (bitmap: Bitmap) => numbers.filter((number) => bitmap.has(number));
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

it('behaves like a set', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const [one, other] = [Bitmap.of(SIZE, a), Bitmap.of(SIZE, b)];
      const both = a.filter((number) => b.includes(number));
      expect(listed(one)).toEqual(sorted(a));
      const visited: number[] = [];
      one.forEach((member) => visited.push(member));
      expect(visited).toEqual(sorted(a));
      expect(one.count()).toBe(a.length);
      expect(listed(one.and(other))).toEqual(sorted(both));
      expect(listed(one.or(other))).toEqual(sorted(new Set([...a, ...b])));
      expect(one.countOfBoth(other)).toBe(both.length);
      expect(listed(Bitmap.where(numbers, (number) => a.includes(number)))).toEqual(sorted(a));
    }),
  );
});

it('ignores numbers beyond its size', () => {
  expect(Bitmap.of(SIZE, numbers).has(1_000_000)).toBe(false);
});
