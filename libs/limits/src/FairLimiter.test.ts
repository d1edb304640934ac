import { FairLimiter, TooBusyError } from './FairLimiter.ts';

const options = { atOnce: 1, maxWaiting: 100, maxWaitMs: 1000 };

/** Asks for a turn without waiting for it; some are never given one. */
const ask = (limiter: FairLimiter, caller: string, task: () => Promise<void>) =>
  void limiter.run(caller, task).catch(() => undefined);

/** Tasks that note their names, and end when they are told to. */
function tasks() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  /** Ends the task that was started first, and lets the next one start. */
  const endOne = async () => {
    ends.shift()!();
    await settle();
  };
  return { started, task, endOne };
}
const settle = () => new Promise(setImmediate);

it('runs no more tasks concurrently than allowed, and all of them in the end', async () => {
  const limiter = new FairLimiter({ ...options, atOnce: 2 });
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      limiter.run('a', async () => {
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('lets callers take turns, however much one of them has asked', async () => {
  const limiter = new FairLimiter(options);
  const { started, task, endOne } = tasks();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(limiter, 'a', task(name));
  for (const name of ['b1', 'b2']) ask(limiter, 'b', task(name));
  ask(limiter, 'c', task('c1'));
  await settle();
  for (let ended = 0; ended < 6; ended += 1) await endOne();
  expect(started.indexOf('b1')).toBeLessThan(started.indexOf('a3'));
  expect(started.indexOf('c1')).toBeLessThan(started.indexOf('a3'));
  expect(started.indexOf('b2')).toBeLessThan(started.indexOf('a4'));
  await endOne();
});

it('leaves room for others where one caller may not have all', async () => {
  const limiter = new FairLimiter({ ...options, atOnce: 3, atOnceEach: 2 });
  const { started, task, endOne } = tasks();
  for (const name of ['a1', 'a2', 'a3']) ask(limiter, 'a', task(name));
  ask(limiter, 'b', task('b1'));
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('counts who is served before another task of a caller', async () => {
  const limiter = new FairLimiter(options);
  const { task } = tasks();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(limiter, 'a', task(name));
  ask(limiter, 'b', task('b1'));
  await settle();
  expect([limiter.ahead('a'), limiter.ahead('b'), limiter.ahead('c')]).toEqual([5, 3, 2]);
});

it('continues after a task that failed', async () => {
  const limiter = new FairLimiter(options);
  await expect(limiter.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run('a', async () => 'yes')).resolves.toBe('yes');
});

it('rejects those who would wait behind too many, of all or of their own', async () => {
  const limiter = new FairLimiter({ ...options, maxWaiting: 2, maxWaitingEach: 1 });
  const { started, task, endOne } = tasks();
  ask(limiter, 'a', task('a1'));
  ask(limiter, 'a', task('a2'));
  await expect(limiter.run('a', task('a3'))).rejects.toBeInstanceOf(TooBusyError);
  ask(limiter, 'b', task('b1'));
  await expect(limiter.run('c', task('c1'))).rejects.toBeInstanceOf(TooBusyError);
  await endOne();
  await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

it('rejects those who have waited for too long, and continues with later ones', async () => {
  const limiter = new FairLimiter({ ...options, maxWaitMs: 1 });
  const { started, task, endOne } = tasks();
  ask(limiter, 'a', task('a1'));
  await expect(limiter.run('b', task('b1'))).rejects.toBeInstanceOf(TooBusyError);
  ask(limiter, 'b', task('b2'));
  await endOne();
  expect(started).toEqual(['a1', 'b2']);
});

it('lets those go who no longer want to wait', async () => {
  const limiter = new FairLimiter(options);
  const { started, task, endOne } = tasks();
  const leaving = new AbortController();
  ask(limiter, 'a', task('a1'));
  const gone = limiter.run('b', task('b1'), leaving.signal);
  ask(limiter, 'b', task('b2'));
  leaving.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  await expect(limiter.run('b', task('b3'), leaving.signal)).rejects.toThrow('gone');
  await endOne();
  expect(started).toEqual(['a1', 'b2']);
});
