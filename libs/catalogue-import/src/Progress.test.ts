import { sayProgress } from './Progress.ts';

it('is reported every five seconds, and not for a short import', () => {
  const reported: string[] = [];
  let now = 0;
  const progress = sayProgress(
    (text) => reported.push(text),
    () => now,
  );
  for (const [at, done] of [
    [4_999, 1],
    [5_000, 2],
    [9_999, 3],
    [10_000, 4],
  ] as const) {
    now = at;
    progress('pictures', done, 4);
  }
  expect(reported).toEqual(['2 of 4 pictures\n', '4 of 4 pictures\n']);
});
