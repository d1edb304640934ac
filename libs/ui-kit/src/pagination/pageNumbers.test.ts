import { pageNumbers } from './pageNumbers';

const show = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((page) => page ?? '…')
    .join(' ');

it.each([
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 19 20'],
])('shows page %i of %i as "%s"', (current, count, expected) => {
  expect(show(current, count)).toBe(expected);
});
