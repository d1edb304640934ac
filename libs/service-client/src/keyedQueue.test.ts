import { keyedQueue } from './keyedQueue';

/** A task that waits, and whether it has begun. */
function held() {
  let end = () => {};
  let fail = () => {};
  const task = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = () => reject(new Error('failed'));
      }),
  );
  return { task, end: () => end(), fail: () => fail() };
}

it('runs tasks with the same key one after the other, and others meanwhile', async () => {
  const enqueue = keyedQueue();
  const [first, second, other] = [held(), held(), held()];
  const ended = enqueue('pan', first.task);
  void enqueue('pan', second.task);
  void enqueue('pot', other.task);
  expect([first, second, other].map(({ task }) => task.mock.calls.length)).toEqual([1, 0, 1]);
  first.end();
  await ended;
  expect(second.task).toHaveBeenCalledTimes(1);
});

it('goes on after a task that failed, of which its caller learns', async () => {
  const enqueue = keyedQueue();
  const [first, second] = [held(), held()];
  const failed = enqueue('pan', first.task);
  const next = enqueue('pan', second.task);
  first.fail();
  await expect(failed).rejects.toThrow('failed');
  expect(second.task).toHaveBeenCalledTimes(1);
  second.end();
  await next;
});
