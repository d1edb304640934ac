import fc from 'fast-check';
import { likeness } from './likeness.ts';

const words = fc.string({ maxLength: 12 });
const names = fc.stringMatching(/^[a-z]{4,12}$/);

test.each([
  ['', '', 1],
  ['bern', '', 0],
  ['bern', 'bern', 1],
  ['bern', 'brn', 0.75],
  ['bern', 'bren', 0.75],
  ['bern', 'basel', 1 / 5],
  ['zuerich', 'zueri', 5 / 7],
])('%j and %j are alike by %d', (a, b, expected) => {
  expect(likeness(a, b)).toBeCloseTo(expected);
});

test('is the same both ways, between 0 and 1, and 1 for equal words only', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const alike = likeness(a, b);
      expect(alike).toBe(likeness(b, a));
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
      expect(alike === 1).toBe(a === b);
    }),
  );
});

/** A slip at a position of a word: a letter left out, typed twice, replaced, or swapped with the next one. */
const slips: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  (word, at) => `${word.slice(0, at)}.${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2),
];

test('one slip of the hand is one letter', () => {
  fc.assert(
    fc.property(names, fc.nat(11), fc.constantFrom(...slips), (word, position, slip) => {
      const typed = slip(word, position % word.length);
      const longer = Math.max(word.length, typed.length);
      expect(likeness(word, typed)).toBeGreaterThanOrEqual(1 - 1 / longer - Number.EPSILON);
    }),
  );
});
