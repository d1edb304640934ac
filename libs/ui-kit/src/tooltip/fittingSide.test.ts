import { fittingSide, shiftInto } from './fittingSide';

const screen = { width: 400, height: 400 };
const size = { width: 100, height: 40 };
const GAP = 6;
/** An element of 20 × 20 px with its top left corner there. */
const at = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });

it.each([
  ['the preferred side if it fits', 'top', at(200, 200), size, 'top'],
  ['the preferred side, moved along the edge of the window', 'top', at(5, 200), size, 'top'],
  ['the opposite side at the top of the window', 'top', at(200, 10), size, 'bottom'],
  ['the opposite side at the bottom of the window', 'bottom', at(200, 375), size, 'top'],
  ['the opposite of the left', 'left', at(5, 200), size, 'right'],
  ['the right, where it is too high for above and below', 'top', at(100, 200), { width: 100, height: 300 }, 'right'],
  ['the left at the third try', 'top', at(375, 200), { width: 100, height: 300 }, 'left'],
] as const)('is on %s', (_, preferred, anchor, tooltip, expected) => {
  expect(fittingSide(preferred, anchor, tooltip, GAP, screen)).toBe(expected);
});

it('keeps the preferred side where none fits', () => {
  expect(fittingSide('bottom', at(200, 200), { width: 390, height: 390 }, GAP, screen)).toBe('bottom');
});

it('is moved along its side into the window', () => {
  expect(shiftInto('top', at(200, 200), size, GAP, screen)).toBe(0);
  expect(shiftInto('top', at(10, 200), size, GAP, screen)).toBe(30);
  expect(shiftInto('bottom', at(370, 200), size, GAP, screen)).toBe(-30);
  expect(shiftInto('right', at(200, 0), size, GAP, screen)).toBe(10);
});

it('starts at the edge of the window where it is wider than that', () => {
  expect(shiftInto('top', at(200, 200), { width: 500, height: 40 }, GAP, screen)).toBe(40);
});
