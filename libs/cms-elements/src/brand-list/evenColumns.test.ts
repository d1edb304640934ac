import { evenColumns } from './evenColumns';

it.each([
  [10, [3, 4, 5], 5],
  [9, [3, 4, 5], 3],
  [8, [3, 4, 5], 4],
  [6, [3, 4, 5], 3],
  [10, [2, 3], 2],
  [6, [2, 3], 3],
  [1, [2, 3], 2],
] as const)('puts %s in rows of %j with the fewest gaps', (count, choices, columns) => {
  expect(evenColumns(count, choices)).toBe(columns);
});
