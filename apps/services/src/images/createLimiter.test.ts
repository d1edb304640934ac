import { createLimiter, TooBusyError } from './createLimiter.ts';
import { createSharedTasks } from './createSharedTasks.ts';

describe('createLimiter', () => {
  it('runs no more tasks together than allowed, and all of them in the end', async () => {
    const limit = createLimiter(2, 100);
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        limit(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('goes on after a task that failed', async () => {
    const limit = createLimiter(1, 100);
    await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit(async () => 'yes')).resolves.toBe('yes');
  });

  it('turns away those who would wait behind too many', async () => {
    const limit = createLimiter(1, 1);
    let finish = () => {};
    const first = limit(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = limit(async () => 'second');
    await expect(limit(async () => 'third')).rejects.toBeInstanceOf(TooBusyError);
    finish();
    await first;
    await expect(second).resolves.toBe('second');
  });
});

describe('createSharedTasks', () => {
  it('makes a thing once for all who ask at the same time, and again later', async () => {
    const share = createSharedTasks<number>();
    let made = 0;
    const make = async () => ++made;
    expect(await Promise.all([share('a', make), share('a', make), share('b', make)])).toEqual([1, 1, 2]);
    expect(await share('a', make)).toBe(3);
  });

  it('forgets a failure', async () => {
    const share = createSharedTasks<string>();
    await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(share('a', async () => 'yes')).resolves.toBe('yes');
  });
});
