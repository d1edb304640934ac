import { createContentVersion } from './createContentVersion.ts';

const log = { warn: () => {} };

test('the version is read four times a second at most', async () => {
  let time = 0;
  let reads = 0;
  const version = createContentVersion(
    async () => ++reads,
    log,
    () => time,
  );

  expect(await Promise.all([version(), version()])).toEqual([1, 1]);
  time = 249;
  expect(await version()).toBe(1);
  time = 250;
  expect(await version()).toBe(2);
});

test('a failed read is not repeated at once', async () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.reject(new Error('gone'));
  };
  const version = createContentVersion(read, log, () => 0);

  expect(await version()).toBeNull();
  expect(await version()).toBeNull();
  expect(reads).toBe(1);
});

test('the last version is used while reading fails', async () => {
  let time = 0;
  const answers = [async () => 7, () => Promise.reject(new Error('gone'))];
  const version = createContentVersion(
    () => answers.shift()!(),
    log,
    () => time,
  );

  expect(await version()).toBe(7);
  time = 5_000;
  expect(await version()).toBe(7);
});
